import { darker, mix } from '../drawing/colour.ts';
import { birds, clouds, disc, mist, ridge, sky, stars, water } from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { blur, glow, n, vertical } from '../drawing/stage.ts';
import { boat } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const bridge: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const horizon = h * 0.66;
  const crown = horizon - 210;
  const left = focus - (stage.isPoster ? 330 : 640);
  const right = w + 60;
  const deck = (y: number): string =>
    `M${n(left)} ${n(horizon + 6 + y)}C${n(focus - 260)} ${n(horizon - 20 + y)} ${n(focus - 170)} ${n(crown + y)} ${n(focus)} ${n(crown + y)}S${n(focus + 250)} ${n(horizon - 80 + y)} ${n(right)} ${n(horizon - 60 + y)}`;
  let pillars = '';
  for (const offset of [-190, -70, 70, 200, 340]) {
    const x = focus + offset;
    const top = crown + (offset / 190) ** 2 * (offset < 0 ? 92 : 40);
    pillars += `M${n(x - 8)} ${n(top + 14)}h16l5 ${n(horizon + 20 - top)}h-26z`;
  }
  let islets = '';
  for (let index = 0; index < 7; index += 1) {
    const x = focus - 420 + index * 150 + random.next() * 60;
    const half = 50 + random.next() * 80;
    islets += `M${n(x - half)} ${n(horizon + 30)}q${n(half * 0.5)} ${n(-26 - random.next() * 26)} ${n(half)} -24t${n(half)} 26z`;
  }
  const concrete = mix(palette.ink, palette.haze, 0.3);
  return (
    sky(stage, horizon, focus + 80, 1.1) +
    clouds(stage, 30, horizon * 0.8, 12) +
    disc(stage, focus + 150, horizon - 60, 54, 0.9) +
    ridge(stage, { base: horizon + 4, rise: 130, depth: 0.16, snow: 0.4 }) +
    water(stage, horizon, focus + 150, 0.6) +
    `<path d="${pillars}" fill="${darker(concrete, 0.25)}"/><path d="${islets}" fill="${mix(palette.near, palette.ink, 0.45)}"/>` +
    `<path d="${deck(10)}" fill="none" stroke="${concrete}" stroke-width="26"/><path d="${deck(-6)}" fill="none" stroke="${mix(palette.light, concrete, 0.3)}" stroke-width="4"/>` +
    glow(stage, focus - 96, crown + 18, 60, '#fff3c8', 1) +
    glow(stage, focus - 60, crown + 4, 26, '#ff4b3d', 1) +
    birds(stage, focus - 120, horizon - 320, 8, 330) +
    mist(stage, horizon + 60, 110, 0.3)
  );
};

export const rig: Scene = (stage) => {
  const { h, focus, palette, random } = stage;
  const horizon = h * 0.72;
  const ink = mix(palette.ink, palette.near, 0.25);
  const deck = horizon - 170;
  let frame = '';
  for (const x of [-170, -60, 60, 170])
    frame += `M${n(focus + x - 13)} ${n(deck)}h26v${n(horizon - deck + 16)}h-26z`;
  for (const x of [-115, 0, 115])
    frame += `M${n(focus + x - 46)} ${n(deck + 40)}l92 120l-7 5l-92 -120zM${n(focus + x + 46)} ${n(deck + 40)}l-92 120l7 5l92 -120z`;
  frame += `M${n(focus - 230)} ${n(deck + 24)}h460v-46h-40v-50h-90v-30h-70v30h-60v-70h-80v70h-50v50h-70z`;
  const tower = `M${n(focus + 40)} ${n(deck - 60)}L${n(focus + 78)} ${n(deck - 300)}h24L${n(focus + 140)} ${n(deck - 60)}`;
  let lamps = '';
  for (let index = 0; index < 30; index += 1) {
    lamps += `M${n(focus - 220 + random.next() * 430)} ${n(deck - 40 + random.next() * 56)}h5v6h-5z`;
  }
  return (
    sky(stage, horizon, focus - 200, 0.85) +
    clouds(stage, 20, horizon * 0.95, 18) +
    water(stage, horizon, focus - 200, 0.85) +
    `<path d="${frame}" fill="${ink}"/><path d="${tower}M${n(focus + 52)} ${n(deck - 140)}h76M${n(focus + 66)} ${n(deck - 220)}h48M${n(focus + 46)} ${n(deck - 80)}l76 -60M${n(focus + 134)} ${n(deck - 80)}l-70 -60" stroke="${ink}" stroke-width="8" fill="none"/>` +
    `<path d="M${n(focus - 210)} ${n(deck - 10)}L${n(focus - 330)} ${n(deck - 190)}l8 -4L${n(focus - 170)} ${n(deck - 10)}Z" fill="${ink}"/>` +
    `<path d="M${n(focus - 336)} ${n(deck - 190)}q-34 -50 6 -104q4 40 26 56q8 30 -18 50z" fill="#ffb347"/>` +
    glow(stage, focus - 326, deck - 230, 300, '#ff9a3c', 0.9) +
    `<path d="${lamps}" fill="#ffe9b0"/>` +
    glow(stage, focus, deck, 330, palette.accent, 0.4) +
    boat(stage, focus - 330, horizon + 90, 130, 'ship') +
    mist(stage, horizon + 10, 120, 0.4) +
    birds(stage, focus + 220, deck - 200, 6, 220)
  );
};

export const jetty: Scene = (stage) => {
  const { h, focus, palette, random } = stage;
  const horizon = h * 0.54;
  const end = horizon + 90;
  const board = vertical(stage, [
    [0, mix(palette.light, palette.near, 0.55)],
    [1, mix(palette.near, palette.ink, 0.5)],
  ]);
  let gaps = '';
  for (let index = 0; index < 24; index += 1) {
    const share = (index / 24) ** 2;
    const y = end + share * (h - end);
    const half = 34 + share * 260;
    gaps += `M${n(focus - half)} ${n(y)}H${n(focus + half)}v${n(1.5 + share * 6)}H${n(focus - half)}Z`;
  }
  let poles = '';
  for (const share of [0, 0.16, 0.5]) {
    const y = end + share * (h - end);
    const half = 36 + share * 262;
    for (const side of [-1, 1])
      poles += `M${n(focus + side * half - 4 - share * 14)} ${n(y + 40 + share * 190)}V${n(y - 34 - share * 150)}h${n(8 + share * 28)}V${n(y + 40 + share * 190)}Z`;
  }
  const count = random.chance(0.5) ? 2 : 1;
  return (
    sky(stage, horizon, focus, 1.15) +
    clouds(stage, 40, horizon * 0.9, 9) +
    disc(stage, focus, horizon - 70, 62) +
    ridge(stage, { base: horizon + 2, rise: 120, depth: 0.2, roughness: 0.42 }) +
    mist(stage, horizon, 90, 0.5) +
    water(stage, horizon, focus, 0.15) +
    `<path d="M${n(focus - 34)} ${n(end)}H${n(focus + 34)}L${n(focus + 294)} ${h}H${n(focus - 294)}Z" fill="${board}"/><path d="${gaps}" fill="${palette.ink}" opacity="0.6"/><path d="${poles}" fill="${palette.ink}"/>` +
    person(stage, focus - (count === 2 ? 15 : 0), end + 22, 150) +
    (count === 2 ? person(stage, focus + 20, end + 22, 138, 'woman') : '') +
    birds(stage, focus + 190, horizon - 190, 6, 230)
  );
};

export const skerries: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const horizon = h * 0.46;
  let rocks = '';
  for (let index = 0; index < 9; index += 1) {
    const share = (index / 9) ** 1.3;
    const y = horizon + 24 + share * (h - horizon) * 0.9;
    const side = index % 2 === 0 ? 1 : -1;
    const x = focus + side * (150 + share * w * 0.34 + random.next() * 90);
    const half = 60 + share * 260;
    const tall = 20 + share * 120;
    const paint = vertical(stage, [
      [0, mix(palette.light, palette.haze, 0.35 + share * 0.25)],
      [0.3, mix(palette.haze, palette.near, 0.4 + share * 0.4)],
      [1, mix(palette.near, palette.ink, share)],
    ]);
    rocks += `<path d="M${n(x - half)} ${n(y)}C${n(x - half * 0.8)} ${n(y - tall)} ${n(x - half * 0.2)} ${n(y - tall * 1.1)} ${n(x)} ${n(y - tall * 0.9)}S${n(x + half * 0.8)} ${n(y - tall * 0.5)} ${n(x + half)} ${n(y)}Z" fill="${paint}"/><ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="${n(half)}" ry="${n(3 + share * 8)}" fill="${palette.light}" opacity="0.25"/>`;
  }
  const y = h * 0.72;
  return (
    sky(stage, horizon, focus, 1.25) +
    clouds(stage, 20, horizon * 0.8, 7) +
    disc(stage, focus + 60, horizon - 90, 46) +
    water(stage, horizon, focus + 60, 0.3) +
    rocks +
    `<path d="M${n(focus - 120)} ${n(y)}Q${n(focus)} ${n(y + 30)} ${n(focus + 120)} ${n(y - 2)}Q${n(focus)} ${n(y + 12)} ${n(focus - 120)} ${n(y)}Z" fill="${mix(palette.accent, palette.ink, 0.2)}"/><path d="M${n(focus - 17)} ${n(y + 8)}q0 -50 17 -52q17 2 17 52zM${n(focus - 10)} ${n(y - 56)}a11 12 0 1 0 20 0a11 12 0 1 0 -20 0zM${n(focus - 92)} ${n(y - 66)}l190 78l-3 6l-190 -78z" fill="${palette.ink}"/>` +
    `<ellipse cx="${n(focus)}" cy="${n(y + 18)}" rx="170" ry="9" fill="${palette.light}" opacity="0.35"/>` +
    birds(stage, focus - 180, horizon - 130, 8, 280)
  );
};

export const bonfire: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const shore = h * 0.74;
  const soft = blur(stage, 6);
  let sparks = '';
  for (let index = 0; index < 60; index += 1) {
    const up = random.next();
    sparks += `<circle cx="${n(focus + (random.next() - 0.5) * (40 + up * 200))}" cy="${n(shore - up * 420)}" r="${n(1.5 + random.next() * 3)}"/>`;
  }
  return (
    sky(stage, h * 0.56, focus + 260, 0.6) +
    stars(stage, h * 0.5, 200) +
    disc(stage, focus + 270, h * 0.2, 40, 0.8) +
    ridge(stage, { base: h * 0.57, rise: 150, depth: 0.3 }) +
    water(stage, h * 0.56, focus + 260, 0.3) +
    `<path d="M0 ${n(shore - 10)}Q${n(w * 0.5)} ${n(shore - 60)} ${w} ${n(shore + 10)}V${h}H0Z" fill="${mix(palette.near, palette.ink, 0.65)}"/>` +
    glow(stage, focus, shore - 30, 460, '#ff8a3c', 0.9) +
    `<g filter="${soft}"><path d="M${n(focus - 62)} ${n(shore + 20)}Q${n(focus - 80)} ${n(shore - 70)} ${n(focus - 22)} ${n(shore - 120)}Q${n(focus - 30)} ${n(shore - 60)} ${n(focus + 4)} ${n(shore - 210)}Q${n(focus + 30)} ${n(shore - 90)} ${n(focus + 52)} ${n(shore - 110)}Q${n(focus + 80)} ${n(shore - 40)} ${n(focus + 58)} ${n(shore + 20)}Z" fill="#ff9d3f"/><path d="M${n(focus - 34)} ${n(shore + 20)}Q${n(focus - 30)} ${n(shore - 50)} ${n(focus + 2)} ${n(shore - 110)}Q${n(focus + 36)} ${n(shore - 40)} ${n(focus + 30)} ${n(shore + 20)}Z" fill="#ffe9a6"/></g>` +
    `<path d="M${n(focus - 96)} ${n(shore + 30)}l180 -26l3 14l-180 26zM${n(focus - 84)} ${n(shore + 2)}l180 26l-3 14l-180 -26z" fill="${darker(palette.ink, 0.2)}"/><g fill="#ffcf7a">${sparks}</g>` +
    person(stage, focus - 220, shore + 62, 220, 'man') +
    person(stage, focus - 150, shore + 44, 190, 'woman') +
    person(stage, focus + 190, shore + 56, 210)
  );
};
