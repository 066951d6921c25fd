import type { SeededRandom } from '../../catalogue/seededRandom.ts';
import type { Palette } from './palettes.ts';

/**
 * Canvas of a scene: always 900 units high. Posters are 600 wide, thumbnails and heroes 1600, wide heroes
 * 2100. The subject is around `focus`, which leaves the rest calm for text.
 */
export interface Stage {
  readonly w: number;
  readonly h: number;
  /** Horizontal position of the subject, in units. */
  readonly focus: number;
  readonly random: SeededRandom;
  readonly palette: Palette;
  readonly isPoster: boolean;
  /** Adds a gradient, filter or clip once and returns its id. */
  define(kind: string, markup: (id: string) => string): string;
}

/** Rounds to a tenth of a unit, finer than a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Stops = readonly (readonly [number, string, number?])[];

/** Adds a vertical gradient and returns its paint, `url(#…)`. */
export function vertical(stage: Stage, stops: Stops): string {
  return gradient(stage, 'x1="0" y1="0" x2="0" y2="1"', stops);
}

export function horizontal(stage: Stage, stops: Stops): string {
  return gradient(stage, 'x1="0" y1="0" x2="1" y2="0"', stops);
}

function stopsOf(stops: Stops): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

function gradient(stage: Stage, direction: string, stops: Stops): string {
  return stage.define(
    'g',
    (id) => `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`,
  );
}

export function radial(stage: Stage, stops: Stops, at = ''): string {
  return stage.define('r', (id) => `<radialGradient id="${id}" ${at}>${stopsOf(stops)}</radialGradient>`);
}

/** Larger lights are blended additively; smaller ones look the same with a cheaper overlay. */
const addedFrom = 170;

export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 1,
): string {
  const paint = radial(stage, [
    [0, colour, opacity],
    [0.25, colour, opacity * 0.5],
    [0.6, colour, opacity * 0.13],
    [1, colour, 0],
  ]);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${radius < addedFrom ? '' : ' style="mix-blend-mode:screen"'}/>`;
}

export function cover({ w, h }: Stage, paint: string, more = ''): string {
  return `<rect width="${w}" height="${h}" fill="${paint}" ${more}/>`;
}

export function backdrop(stage: Stage, stops: Stops): string {
  return cover(stage, vertical(stage, stops));
}

/** Draws a backdrop that darkens below a share of the height. */
export function dusk(stage: Stage, turn: number): string {
  const { sky, ink } = stage.palette;
  return backdrop(stage, [
    [0, sky[0]],
    [turn, sky[1]],
    [1, ink],
  ]);
}

/** Defines a blur filter; radius in units. */
export function blur(stage: Stage, radius: number): string {
  return stage.define(
    'b',
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}
