import type { Seeded } from '../../catalogue/seed.ts';
import type { Palette } from './palettes.ts';

/**
 * What a scene is drawn on. The height is always 900 units; posters are 600 wide, thumbnails and heroes
 * 1600, wide heroes 2100. The subject stands around `focus`, so that the rest stays calm for text.
 */
export interface Stage {
  readonly w: number;
  readonly h: number;
  /** Where the subject stands, in units from the left. */
  readonly focus: number;
  readonly random: Seeded;
  readonly palette: Palette;
  readonly isPoster: boolean;
  /** Gradients, filters and clips; each is written once and named. */
  define(kind: string, markup: (id: string) => string): string;
}

/** A number to a tenth of a unit, which is finer than a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The stops of a gradient: offset, colour and opacity. */
type Stops = readonly (readonly [number, string, number?])[];

/** A vertical gradient. Answers the paint, `url(#…)`. */
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

/** From this radius on a light is added to what is under it; below, laying it over looks the same and costs less. */
const addedFrom = 170;

/** A soft light at a point. */
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

/** The whole stage in one paint. */
export function cover({ w, h }: Stage, paint: string, more = ''): string {
  return `<rect width="${w}" height="${h}" fill="${paint}" ${more}/>`;
}

/** The whole stage in colours that change from top to bottom. */
export function backdrop(stage: Stage, stops: Stops): string {
  return cover(stage, vertical(stage, stops));
}

/** A backdrop that deepens from the top of the sky into the dark; it turns at a share of the height. */
export function dusk(stage: Stage, turn: number): string {
  const { sky, ink } = stage.palette;
  return backdrop(stage, [
    [0, sky[0]],
    [turn, sky[1]],
    [1, ink],
  ]);
}

/** A blur filter by its radius in units. */
export function blur(stage: Stage, radius: number): string {
  return stage.define(
    'b',
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}
