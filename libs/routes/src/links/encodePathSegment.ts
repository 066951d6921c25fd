/** Encodes a path segment. Replaces lone surrogates, on which `encodeURIComponent` throws. */
export function encodePathSegment(text: string): string {
  // Firefox before 119 lacks `toWellFormed`. With `u`, only lone surrogates match.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
