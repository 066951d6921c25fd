/**
 * Encodes a path segment. Lone surrogates (text cut inside an emoji) are replaced, since `encodeURIComponent`
 * throws on them.
 */
export function encoded(text: string): string {
  // `toWellFormed` is missing in Firefox before 119. With `u`, this matches only lone surrogates.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
