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

/** Replaces the first matching prefix (API-07). */
export function rewriteUrl(
  url: string,
  rewrites: readonly { readonly from: string; readonly to: string }[],
): string {
  const rewrite = rewrites.find(({ from }) => url.startsWith(from));
  return rewrite ? rewrite.to + url.slice(rewrite.from.length) : url;
}
