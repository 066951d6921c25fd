/**
 * `URL.parse` for browsers that lack it (Safari before 18, Firefox before 126).
 *
 * @param base  what a relative address is resolved against
 * @returns undefined if the address is invalid
 */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
