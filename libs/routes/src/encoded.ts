/**
 * A text as one segment of a path. Text that was cut inside an emoji is mended first: encoding would throw on its half,
 * and with it the page that only meant to draw a link.
 */
export function encoded(text: string): string {
  // Not `toWellFormed`, which Firefox before 119 lacks. With `u`, only a surrogate without its pair matches.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
