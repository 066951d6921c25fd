import { mix } from '../drawing/colour.ts';
import { birds, disc, forest, mist, particles, ridge, sky, water } from '../drawing/nature.ts';
import { person, profile } from '../drawing/people.ts';
import { cover, dusk, glow, n, radial } from '../drawing/stage.ts';
import { skyline } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const face: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const faces = stage.isPoster ? (random.chance(0.5) ? 1 : -1) : -1;
  const inner = random.pick(['forest', 'city', 'fjord', 'none'] as const);
  const inside =
    inner === 'forest'
      ? forest(stage, { foot: h * 0.86, height: 330, depth: 0.75 }) + mist(stage, h * 0.7, 230, 0.7)
      : inner === 'city'
        ? skyline(stage, h * 0.92, 420, 0.75) + mist(stage, h * 0.62, 230, 0.5)
        : inner === 'fjord'
          ? ridge(stage, { base: h * 0.84, rise: 320, depth: 0.6, snow: 0.8 }) + water(stage, h * 0.83, focus)
          : '';
  const light = radial(
    stage,
    [
      [0, mix(palette.sky[2], palette.light, 0.5)],
      [0.45, palette.sky[2]],
      [0.8, palette.sky[1]],
      [1, palette.sky[0]],
    ],
    `gradientUnits="userSpaceOnUse" cx="${n(focus + faces * 190)}" cy="${n(h * 0.4)}" r="${n(w * 0.5 + 330)}"`,
  );
  return (
    cover(stage, light) +
    glow(stage, focus + faces * 220, h * 0.38, 480, palette.light, 0.5) +
    profile(stage, focus - faces * 20, h * 0.08, h * 0.98, faces, inside) +
    particles(stage, palette.light, 36, 0.1)
  );
};

export const duo: Scene = (stage) => {
  const { h, focus, palette } = stage;
  const apart = stage.isPoster ? 125 : 250;
  return (
    dusk(stage, 0.6) +
    glow(stage, focus - apart, h * 0.4, 560, palette.accent, 0.7) +
    glow(stage, focus + apart, h * 0.4, 560, palette.sky[2], 0.9) +
    profile(stage, focus + apart, h * 0.12, h * 0.86, 1, '', palette.sky[2]) +
    profile(
      stage,
      focus - apart * 0.75,
      h * 0.2,
      h * 0.88,
      -1,
      '',
      mix(palette.accent, palette.light, 0.35),
    ) +
    particles(stage, palette.light, 30, 0)
  );
};

export const couple: Scene = (stage) => {
  const { h, focus, palette } = stage;
  const horizon = h * 0.66;
  return (
    sky(stage, horizon, focus, 1.1) +
    disc(stage, focus, horizon - 140, 190, 0.95) +
    birds(stage, focus - 60, horizon - 330, 7, 260) +
    ridge(stage, { base: horizon + 2, rise: 80, depth: 0.2 }) +
    water(stage, horizon, focus, 0.35) +
    `<path d="M0 ${n(h * 0.9)}Q${n(focus - 200)} ${n(h * 0.82)} ${n(focus)} ${n(h * 0.835)}T${n(stage.w)} ${n(h * 0.92)}V${h}H0Z" fill="${mix(palette.near, palette.ink, 0.6)}"/>` +
    person(stage, focus - 36, h * 0.85, 300, 'man') +
    person(stage, focus + 52, h * 0.852, 276, 'woman') +
    mist(stage, h * 0.9, 120, 0.25, palette.light)
  );
};

export const figure: Scene = (stage) => {
  const { h, focus, palette, w } = stage;
  const floor = h * 0.78;
  return (
    dusk(stage, 0.7) +
    disc(stage, focus, h * 0.42, 260, 0.95) +
    mist(stage, h * 0.5, 230, 0.35) +
    `<rect y="${n(floor)}" width="${w}" height="${h}" fill="${palette.ink}" opacity="0.82"/>` +
    glow(stage, focus, floor + 10, 420, palette.light, 0.5) +
    person(stage, focus, h * 0.86, 430, 'woman') +
    particles(stage, palette.light, 40, 0.2)
  );
};
