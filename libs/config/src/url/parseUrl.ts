/**
 * `URL.parse` for browsers without it (Safari before 18, Firefox before 126).
 *
 * @returns undefined if invalid
 */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
