declare module "virtual:words" {
  /** By language, then by part: `house` or a game. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}

declare module "*.md?html" {
  const html: string;
  export default html;
}
