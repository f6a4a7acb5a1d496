// By how many milliseconds the server's clock is ahead of this machine's.
export const ahead = $state({ by: 0 });
