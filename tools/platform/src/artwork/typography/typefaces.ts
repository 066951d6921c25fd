import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const files = {
  anton: 'anton/files/anton-latin-400-normal.woff',
  bebas: 'bebas-neue/files/bebas-neue-latin-400-normal.woff',
  league: 'league-gothic/files/league-gothic-latin-400-normal.woff',
  playfair: 'playfair-display/files/playfair-display-latin-700-normal.woff',
  abril: 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
  dmserif: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  cormorant: 'cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
  cinzel: 'cinzel/files/cinzel-latin-600-normal.woff',
  fredoka: 'fredoka/files/fredoka-latin-600-normal.woff',
  righteous: 'righteous/files/righteous-latin-400-normal.woff',
  marker: 'permanent-marker/files/permanent-marker-latin-400-normal.woff',
  typewriter: 'special-elite/files/special-elite-latin-400-normal.woff',
  audiowide: 'audiowide/files/audiowide-latin-400-normal.woff',
  montserrat: 'montserrat/files/montserrat-latin-800-normal.woff',
  plain: 'montserrat/files/montserrat-latin-500-normal.woff',
} as const;

export type Typeface = keyof typeof files;

export const typefaces = Object.keys(files) as readonly Typeface[];

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<Typeface, Font>();

/** Loads a typeface from its package, once. */
export function loadFont(typeface: Typeface): Font {
  const known = opened.get(typeface);
  if (known) return known;
  const font = create(readFileSync(resolve(`@fontsource/${files[typeface]}`)));
  if (!('layout' in font)) throw new Error(`${typeface} is a collection of fonts`);
  opened.set(typeface, font);
  return font;
}
