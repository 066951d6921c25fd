/** Replaces the first matching prefix (API-07). */
export function rewriteUrl(
  url: string,
  rewrites: readonly { readonly from: string; readonly to: string }[],
): string {
  const rewrite = rewrites.find(({ from }) => url.startsWith(from));
  return rewrite ? rewrite.to + url.slice(rewrite.from.length) : url;
}
