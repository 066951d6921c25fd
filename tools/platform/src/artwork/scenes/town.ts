import { darker, mix } from '../drawing/colour.ts';
import { clouds, disc, mist, particles, ridge, sky, stars } from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { backdrop, glow, n, vertical } from '../drawing/stage.ts';
import type { Stage } from '../drawing/stage.ts';
import { bokeh, lamp, lane, skyline } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const city: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const base = h * 0.68;
  const tall = skyline(stage, base + 6, 470, 0.9);
  const wet = stage.define(
    'k',
    (id) => `<clipPath id="${id}"><rect y="${n(base)}" width="${w}" height="${n(h - base)}"/></clipPath>`,
  );
  return (
    sky(stage, base, focus, 0.9) +
    (random.chance(0.5) ? disc(stage, focus + 60, h * 0.24, 62, 0.85) : clouds(stage, 40, 400, 9)) +
    skyline(stage, base, 330, 0.15) +
    mist(stage, base - 90, 230, 0.55) +
    skyline(stage, base, 400, 0.5) +
    mist(stage, base - 40, 150, 0.4) +
    tall +
    backdrop(stage, [
      [0, palette.ink, 0],
      [0.74, palette.ink, 0],
      [0.76, mix(palette.near, palette.ink, 0.5), 1],
      [1, palette.ink, 1],
    ]) +
    `<g clip-path="${wet}"><g transform="translate(0 ${n(base * 1.55)}) scale(1 -0.55)" opacity="0.4">${tall}</g></g>` +
    glow(stage, focus, base + 10, 420, palette.accent, 0.4) +
    person(stage, focus, h * 0.9, 190) +
    bokeh(stage, h * 0.8, h, stage.isPoster ? 9 : 16, 34)
  );
};

function facades(stage: Stage, vanishX: number, vanishY: number, side: 1 | -1): string {
  const { w, h, random, palette } = stage;
  const edge = side === 1 ? w + 120 : -120;
  let markup = '';
  const blocks = 6;
  for (let index = 0; index < blocks; index += 1) {
    const from = (index / blocks) ** 1.5;
    const to = ((index + 1) / blocks) ** 1.5;
    const at = (share: number): number => vanishX + side * 34 + (edge - vanishX) * share;
    const top = (share: number, rise: number): number => vanishY - 40 - (vanishY + 120) * share * rise;
    const foot = (share: number): number => vanishY + 6 + (h - vanishY) * share * 1.02;
    const rise = 0.85 + random.next() * 0.4;
    const [x0, x1] = [at(from), at(to)];
    const depth = 0.3 + 0.65 * to;
    const colour = mix(palette.haze, palette.ink, depth);
    markup += `<path d="M${n(x0)} ${n(foot(from))}V${n(top(from, rise) - 60 * random.next())}L${n(x1)} ${n(top(to, rise))}V${n(foot(to))}Z" fill="${colour}"/>`;
    let panes = '';
    for (let column = 0; column < 4; column += 1) {
      for (let floor = 0; floor < 6; floor += 1) {
        if (!random.chance(0.36)) continue;
        const a = (column + 0.25) / 4;
        const b = (column + 0.65) / 4;
        const xa = x0 + (x1 - x0) * a;
        const xb = x0 + (x1 - x0) * b;
        const sa = from + (to - from) * a;
        const sb = from + (to - from) * b;
        const row = (share: number, level: number): number =>
          top(share, rise) + (foot(share) - top(share, rise)) * level;
        const l = 0.1 + floor * 0.14;
        panes += `M${n(xa)} ${n(row(sa, l))}L${n(xb)} ${n(row(sb, l))}V${n(row(sb, l + 0.075))}L${n(xa)} ${n(row(sa, l + 0.075))}Z`;
      }
    }
    markup += `<path d="${panes}" fill="${mix(palette.accent, '#ffe0a6', 0.55)}" opacity="${n(0.5 + depth * 0.35)}"/>`;
  }
  return markup;
}

export const street: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const vanish = h * 0.56;
  const road = vertical(stage, [
    [0, mix(palette.haze, palette.light, 0.35)],
    [0.25, mix(palette.haze, palette.near, 0.6)],
    [1, palette.ink],
  ]);
  let shine = '';
  for (let index = 0; index < 60; index += 1) {
    const share = random.next();
    const y = vanish + 20 + share * (h - vanish);
    const x = focus + (random.next() - 0.5) * (60 + share * w * 0.7);
    shine += `M${n(x)} ${n(y)}h${n(4 + share * 26)}v${n(10 + share * 60)}h${n(-4 - share * 26)}z`;
  }
  const gleam = vertical(stage, [
    [0, palette.accent, 0.3],
    [1, palette.accent, 0],
  ]);
  return (
    sky(stage, vanish, focus, 1.2) +
    skyline(stage, vanish + 6, 150, 0.15) +
    mist(stage, vanish - 20, 170, 0.6) +
    facades(stage, focus, vanish, -1) +
    facades(stage, focus, vanish, 1) +
    `<path d="${lane(stage, focus, vanish, focus, w * 0.9 + 200, 40)}" fill="${road}"/><path d="${shine}" fill="${gleam}" style="mix-blend-mode:screen"/>` +
    glow(stage, focus, vanish + 10, 340, palette.light, 0.7) +
    lamp(stage, focus - 130, vanish + 90, 210, 1) +
    lamp(stage, focus + 230, vanish + 190, 380, -1) +
    person(stage, focus + 10, vanish + 160, 190, random.pick(['man', 'woman'])) +
    mist(stage, vanish + 90, 130, 0.28) +
    (random.chance(0.5) ? particles(stage, palette.light, 110, 0.1) : '')
  );
};

export const road: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const vanish = h * 0.56;
  const near = focus + (random.next() - 0.5) * 200;
  const tarmac = vertical(stage, [
    [0, mix(palette.haze, palette.light, 0.2)],
    [0.3, mix(palette.near, palette.haze, 0.35)],
    [1, darker(palette.ink, 0.2)],
  ]);
  const verge = vertical(stage, [
    [0, mix(palette.haze, palette.near, 0.4)],
    [1, palette.ink],
  ]);
  let dashes = '';
  for (let index = 0; index < 9; index += 1) {
    const from = (index / 9) ** 2.2;
    const to = ((index + 0.5) / 9) ** 2.2;
    const y = (share: number): number => vanish + share * (h - vanish);
    const x = (share: number): number => focus + (near - focus) * share;
    dashes += `M${n(x(from) - from * 11)} ${n(y(from))}H${n(x(from) + from * 11)}L${n(x(to) + to * 11)} ${n(y(to))}H${n(x(to) - to * 11)}Z`;
  }
  const isNight = random.chance(0.5);
  const car = vanish + 52;
  return (
    sky(stage, vanish, focus, 1.15) +
    (isNight ? stars(stage, vanish * 0.7, 120) : clouds(stage, 40, vanish * 0.9, 11)) +
    (isNight ? '' : disc(stage, focus, vanish - 34, 64)) +
    ridge(stage, { base: vanish + 4, rise: 310, depth: 0.25, snow: 0.5, valley: 0.85 }) +
    mist(stage, vanish, 140, 0.55) +
    ridge(stage, { base: vanish + 22, rise: 150, depth: 0.62, valley: 0.97 }) +
    `<rect y="${n(vanish + 6)}" width="${w}" height="${h}" fill="${verge}"/>` +
    `<path d="${lane(stage, focus, vanish, near, w * 0.33 + 130, 5)}" fill="${tarmac}"/><path d="${dashes}" fill="${mix(palette.light, palette.accent, 0.3)}" opacity="0.85"/>` +
    glow(stage, focus, vanish + 8, 330, palette.light, 0.65) +
    `<path d="M${n(focus + 12)} ${n(car)}v-14q2 -12 12 -13h20q10 1 12 13v14z" fill="${palette.ink}"/>` +
    glow(stage, focus + 17, car - 6, 34, '#ff3b2f', 1) +
    glow(stage, focus + 51, car - 6, 34, '#ff3b2f', 1) +
    (random.chance(0.4) ? person(stage, focus - 150, vanish + 170, 170) : '')
  );
};

export const train: Scene = (stage) => {
  const { h, w, focus, palette } = stage;
  const vanish = h * 0.54;
  const ballast = vertical(stage, [
    [0, mix(palette.haze, palette.light, 0.4)],
    [0.35, mix(palette.haze, palette.near, 0.6)],
    [1, palette.ink],
  ]);
  let sleepers = '';
  for (let index = 1; index < 26; index += 1) {
    const share = (index / 26) ** 2.1;
    const y = vanish + share * (h - vanish);
    const half = 6 + share * 250;
    sleepers += `M${n(focus - half)} ${n(y)}H${n(focus + half)}V${n(y + 2 + share * 15)}H${n(focus - half)}Z`;
  }
  const rail = (side: number): string =>
    `M${n(focus + side * 3)} ${n(vanish)}L${n(focus + side * 165)} ${h}h${n(side * 15)}L${n(focus + side * 5)} ${n(vanish)}Z`;
  let poles = '';
  for (const share of [0.12, 0.26, 0.5, 0.95]) {
    const x = focus - 20 - share * 330;
    const y = vanish + 4 + share * 190;
    poles += `<path d="M${n(x)} ${n(y)}V${n(y - 60 - share * 480)}M${n(x)} ${n(y - 50 - share * 430)}h${n(30 + share * 240)}" stroke="${palette.ink}" stroke-width="${n(2 + share * 8)}" fill="none"/>`;
  }
  return (
    sky(stage, vanish, focus, 0.9) +
    ridge(stage, { base: vanish + 4, rise: 330, depth: 0.22, snow: 0.8, valley: 0.8 }) +
    mist(stage, vanish, 170, 0.6) +
    `<rect y="${n(vanish)}" width="${w}" height="${h}" fill="${ballast}"/><path d="${sleepers}" fill="${palette.ink}" opacity="0.55"/><path d="${rail(-1)}${rail(1)}" fill="${mix(palette.light, palette.haze, 0.3)}" opacity="0.9"/>` +
    `<path d="M${n(focus - 56)} ${n(vanish + 56)}V${n(vanish - 42)}Q${n(focus - 52)} ${n(vanish - 66)} ${n(focus)} ${n(vanish - 68)}Q${n(focus + 52)} ${n(vanish - 66)} ${n(focus + 56)} ${n(vanish - 42)}V${n(vanish + 56)}Z" fill="${palette.ink}"/><path d="M${n(focus - 40)} ${n(vanish - 40)}h80v36h-80z" fill="${mix(palette.sky[1], palette.light, 0.25)}" opacity="0.8"/>` +
    glow(stage, focus - 34, vanish + 26, 150, palette.light, 1) +
    glow(stage, focus + 34, vanish + 26, 150, palette.light, 1) +
    glow(stage, focus, vanish + 40, 420, palette.light, 0.6) +
    poles +
    mist(stage, vanish + 70, 150, 0.4) +
    particles(stage, '#ffffff', 160, 0.45)
  );
};
