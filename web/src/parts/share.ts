// A link handed on: on phones as the system does it, elsewhere into the clipboard.
export async function share(url: string): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url }).catch(() => {});
  else await navigator.clipboard?.writeText(url);
}
