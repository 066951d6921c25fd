import { loadFont } from './typefaces.ts';
import type { Typeface } from './typefaces.ts';

/** A line of text as outlines, so that no installed font is needed. */
export interface TextOutline {
  /** Baseline at 0,0; one unit is an em. Placed by `placed`. */
  readonly width: number;
  placed(x: number, baseline: number): string;
}

/** Outlines one line. `size` is the em height, `tracking` extra letter spacing in em. */
export function outlineText(text: string, typeface: Typeface, size: number, tracking = 0): TextOutline {
  const font = loadFont(typeface);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  const gap = tracking * font.unitsPerEm;
  let pen = 0;
  let outlines = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    const d = glyph.path.toSVG();
    if (d !== '') outlines += `<path transform="translate(${Math.round(pen)} 0)" d="${d}"/>`;
    pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) + gap;
  }
  return {
    width: Math.max(0, pen - gap) * scale,
    placed: (x, baseline) =>
      `<g transform="translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${outlines}</g>`,
  };
}

/** Returns the height of capitals, as a share of the em. */
export function capHeight(typeface: Typeface): number {
  const font = loadFont(typeface);
  const height = font.capHeight / font.unitsPerEm;
  return height > 0.4 && height < 1 ? height : 0.7;
}
