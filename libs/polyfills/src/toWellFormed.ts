/** Replaces lone surrogates with `\uFFFD`, as `String.prototype.toWellFormed`, which Firefox before 119 lacks. */
export function toWellFormed(text: string): string {
  // With `u`, a surrogate pair is one character, which does not match.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
