import { darker, mix } from '../drawing/colour.ts';
import { birds, clouds, disc, mist, particles, ridge, sky, stars, water } from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { glow, horizontal, n, vertical } from '../drawing/stage.ts';
import { boat, house } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const sea: Scene = (stage) => {
  const { h, random, focus, w, palette } = stage;
  const horizon = h * (0.5 + random.next() * 0.12);
  const storm = random.chance(0.45);
  const kind = random.pick(['trawler', 'sail', 'ship'] as const);
  let swells = '';
  if (storm) {
    for (let row = 0; row < 6; row += 1) {
      const y = horizon + 40 + row * row * 15;
      const tall = 9 + row * 11;
      const phase = random.next() * 6;
      const pace = 0.021 / (1 + row * 0.55);
      const crest = (x: number): number =>
        y -
        tall *
          (Math.abs(Math.sin(x * pace + phase)) ** 0.7 +
            0.35 * Math.sin(x * pace * 2.7 + phase * 2) +
            0.15 * Math.sin(x * pace * 7));
      let d = `M0 ${n(crest(0))}`;
      for (let x = 0; x <= w + 20; x += 14) d += `L${n(x)} ${n(crest(x))}`;
      const body = mix(palette.haze, palette.ink, 0.3 + row * 0.11);
      const paint = vertical(stage, [
        [0, mix(body, palette.light, 0.3)],
        [0.06, mix(body, palette.light, 0.08)],
        [0.4, body],
        [1, palette.ink],
      ]);
      swells +=
        (row === 3 ? boat(stage, focus, crest(focus) + 16, 230, kind) : '') +
        `<path d="${d}V${h}H0Z" fill="${paint}"/>`;
    }
  }
  return (
    sky(stage, horizon, focus, storm ? 0.7 : 1.1) +
    clouds(stage, 30, horizon * 0.95, storm ? 20 : 8) +
    (storm ? '' : disc(stage, focus + 20, horizon - 50 - random.next() * 90, 50)) +
    ridge(stage, { base: horizon + 2, rise: 70, depth: 0.12 }) +
    water(stage, horizon, focus + 20, storm ? 0.9 : 0.4) +
    (storm
      ? swells + particles(stage, '#ffffff', 130, 0.9)
      : boat(stage, focus - 40, horizon + 62, kind === 'sail' ? 120 : 190, kind)) +
    birds(stage, focus + 130, horizon - 160, 8, 260)
  );
};

export const lighthouse: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const horizon = h * 0.66;
  const foot = horizon + 10;
  const tall = 330;
  const top = foot - tall;
  const beam = horizontal(stage, [
    [0, palette.light, 0.75],
    [1, palette.light, 0],
  ]);
  const beamLeft = horizontal(stage, [
    [0, palette.light, 0],
    [1, palette.light, 0.6],
  ]);
  const wall = horizontal(stage, [
    [0, darker(palette.haze, 0.5)],
    [0.6, mix(palette.light, palette.haze, 0.35)],
    [1, darker(palette.haze, 0.2)],
  ]);
  const red = horizontal(stage, [
    [0, darker(palette.accent, 0.7)],
    [0.6, darker(palette.accent, 0.15)],
    [1, darker(palette.accent, 0.5)],
  ]);
  const at = (share: number): number => 40 - share * 16;
  const stripe = (from: number, to: number): string =>
    `<path d="M${n(focus - at(from))} ${n(foot - tall * from)}L${n(focus - at(to))} ${n(foot - tall * to)}H${n(focus + at(to))}L${n(focus + at(from))} ${n(foot - tall * from)}Z" fill="${red}"/>`;
  const rock = `M${n(focus - 420)} ${h}C${n(focus - 330)} ${n(foot + 120)} ${n(focus - 190)} ${n(foot + 40)} ${n(focus - 110)} ${n(foot + 4)}L${n(focus - 40)} ${n(foot - 8)}L${n(focus + 90)} ${n(foot + 2)}C${n(focus + 190)} ${n(foot + 40)} ${n(focus + 250)} ${n(foot + 130)} ${n(focus + 400)} ${h}Z`;
  return (
    sky(stage, horizon, focus - 120, 0.8) +
    stars(stage, h * 0.4, 90) +
    clouds(stage, 60, horizon * 0.9, 12) +
    ridge(stage, { base: horizon, rise: 90, depth: 0.15 }) +
    water(stage, horizon, focus - 100, 0.7) +
    `<path d="M${n(focus)} ${n(top - 14)}L${n(w + 200)} ${n(top - 170)}V${n(top + 60)}Z" fill="${beam}" style="mix-blend-mode:screen"/><path d="M${n(focus)} ${n(top - 14)}L${n(focus - w)} ${n(top - 60)}V${n(top + 90)}Z" fill="${beamLeft}" style="mix-blend-mode:screen" opacity="0.7"/>` +
    `<path d="M${n(focus - 40)} ${n(foot)}L${n(focus - 24)} ${n(top)}H${n(focus + 24)}L${n(focus + 40)} ${n(foot)}Z" fill="${wall}"/>` +
    stripe(0.14, 0.38) +
    stripe(0.62, 0.86) +
    `<path d="M${n(focus - 32)} ${n(top)}h64v8h-64zM${n(focus - 17)} ${n(top)}v-38h34v38zM${n(focus - 22)} ${n(top - 38)}L${n(focus)} ${n(top - 66)}L${n(focus + 22)} ${n(top - 38)}Z" fill="${palette.ink}"/><rect x="${n(focus - 12)}" y="${n(top - 34)}" width="24" height="28" fill="#fff6d8"/>` +
    glow(stage, focus, top - 18, 250, palette.light, 1) +
    house(stage, focus + 96, foot + 16, 84, mix(palette.haze, '#ffffff', 0.3), 1) +
    `<path d="${rock}" fill="${mix(palette.near, palette.ink, 0.6)}"/>` +
    (random.chance(0.8) ? person(stage, focus - 110, foot + 44, 82) : '') +
    mist(stage, h * 0.9, 180, 0.35)
  );
};

export const harbour: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const quay = h * 0.62;
  const colours = ['#a3362b', '#b8442e', '#d9a441', '#e9e2d0', '#7d2a22', '#39586a'] as const;
  let houses = '';
  let poles = '';
  for (let x = stage.isPoster ? 20 : w * 0.3; x < w + 60;) {
    const width = 84 + random.next() * 70;
    const colour = mix(mix(random.pick(colours), palette.near, 0.45), palette.haze, 0.12);
    houses += house(stage, x, quay, width, colour, 0.55, random.chance(0.5));
    for (let pole = -2; pole <= 2; pole += 1)
      poles += `M${n(x + pole * width * 0.22)} ${n(quay)}v${n(36 + random.next() * 14)}h5v-46z`;
    x += width * (0.96 + random.next() * 0.35);
  }
  const mirror = stage.define(
    'k',
    (id) =>
      `<clipPath id="${id}"><rect y="${n(quay + 30)}" width="${w}" height="${n(h - quay)}"/></clipPath>`,
  );
  return (
    sky(stage, quay - 60, focus, 0.9) +
    clouds(stage, 40, quay * 0.6, 9) +
    (random.chance(0.5) ? disc(stage, focus - 80, quay - 260, 36, 0.8) : '') +
    ridge(stage, { base: quay, rise: 430, depth: 0.3, snow: 0.75 }) +
    mist(stage, quay - 60, 190, 0.55) +
    ridge(stage, { base: quay, rise: 130, depth: 0.65, snow: 0.2 }) +
    water(stage, quay + 8, focus, 0.25) +
    `<g clip-path="${mirror}"><g transform="translate(0 ${n(quay * 2 + 40)}) scale(1 -1)" opacity="0.32">${houses}</g></g>` +
    `<path d="${poles}" fill="${palette.ink}"/>` +
    houses +
    `<rect x="${stage.isPoster ? 0 : n(w * 0.25)}" y="${n(quay - 3)}" width="${w}" height="9" fill="${palette.ink}"/>` +
    boat(stage, focus - 150, quay + 120, 210, 'trawler') +
    birds(stage, focus, quay - 330, 8, 360) +
    glow(stage, focus, quay + 20, 460, palette.accent, 0.22)
  );
};

export const island: Scene = (stage) => {
  const { h, focus, palette } = stage;
  const horizon = h * 0.6;
  return (
    sky(stage, horizon, focus, 1.1) +
    clouds(stage, 60, horizon * 0.8, 9) +
    disc(stage, focus + 130, horizon - 120, 54) +
    water(stage, horizon, focus + 130, 0.5) +
    `<path d="M${n(focus - 260)} ${n(horizon + 34)}C${n(focus - 170)} ${n(horizon - 40)} ${n(focus - 80)} ${n(horizon - 90)} ${n(focus)} ${n(horizon - 84)}S${n(focus + 160)} ${n(horizon - 10)} ${n(focus + 270)} ${n(horizon + 34)}Z" fill="${mix(palette.near, palette.ink, 0.25)}"/><ellipse cx="${n(focus)}" cy="${n(horizon + 36)}" rx="280" ry="11" fill="${palette.light}" opacity="0.35"/>` +
    house(stage, focus + 30, horizon - 62, 66, mix('#b8442e', palette.near, 0.35), 1) +
    boat(stage, focus - 170, horizon + 110, 130, 'sail') +
    mist(stage, horizon + 30, 80, 0.4) +
    birds(stage, focus, horizon - 230, 8, 320)
  );
};
