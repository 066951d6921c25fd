/** Replaces the first prefix that fits (API-07). A URL that none fits is returned as it came. */
export function rewriteUrl(
  url: string,
  rewrites: readonly { readonly from: string; readonly to: string }[],
): string {
  const rewrite = rewrites.find(({ from }) => url.startsWith(from));
  return rewrite ? rewrite.to + url.slice(rewrite.from.length) : url;
}
