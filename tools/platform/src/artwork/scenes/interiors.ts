import { darker, mix } from '../drawing/colour.ts';
import { mist, particles, ridge, sky } from '../drawing/nature.ts';
import { person, profile } from '../drawing/people.ts';
import { backdrop, blur, cover, dusk, glow, n, radial, vertical } from '../drawing/stage.ts';
import { bokeh } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const kitchen: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const table = h * 0.74;
  const wall = vertical(stage, [
    [0, mix(palette.near, palette.ink, 0.35)],
    [1, mix(palette.near, palette.accent, 0.22)],
  ]);
  const view = stage.define(
    'k',
    (id) =>
      `<clipPath id="${id}"><rect x="${n(focus - 330)}" y="${n(h * 0.14)}" width="250" height="330"/></clipPath>`,
  );
  const cone = vertical(stage, [
    [0, '#ffe7b0', 0.65],
    [1, '#ffe7b0', 0],
  ]);
  const top = radial(stage, [
    [0, mix('#ffdf9e', palette.accent, 0.25)],
    [0.7, mix(palette.accent, palette.near, 0.5)],
    [1, mix(palette.near, palette.ink, 0.3)],
  ]);
  let cups = '';
  for (const [x, y] of [
    [-110, 26],
    [70, 12],
    [-10, 52],
  ] as const)
    cups += `<path d="M${n(focus + x - 17)} ${n(table + y - 34)}h34l-4 34h-26z" fill="${mix('#ffffff', palette.accent, 0.3)}"/><ellipse cx="${n(focus + x)}" cy="${n(table + y - 34)}" rx="17" ry="5" fill="${palette.near}"/>`;
  const shelf = Array.from({ length: 9 }, (_jar, index) => {
    const tall = 34 + random.next() * 40;
    return `<rect x="${n(focus + 150 + index * 34)}" y="${n(h * 0.3 - tall)}" width="24" height="${n(tall)}" rx="5" fill="${mix(random.pick([palette.accent, palette.light, palette.haze, palette.sky[1]]), palette.near, 0.5)}"/>`;
  }).join('');
  return (
    cover(stage, wall) +
    `<g clip-path="${view}">${sky(stage, h * 0.42, focus - 220, 0.8)}${ridge(stage, { base: h * 0.47, rise: 110, depth: 0.4 })}</g>` +
    `<path d="M${n(focus - 338)} ${n(h * 0.14 - 8)}h266v346h-266zM${n(focus - 212)} ${n(h * 0.14)}v330M${n(focus - 330)} ${n(h * 0.31)}h250" fill="none" stroke="${mix('#ffffff', palette.near, 0.45)}" stroke-width="14"/>` +
    shelf +
    `<rect x="${n(focus + 130)}" y="${n(h * 0.3)}" width="340" height="10" fill="${palette.ink}"/>` +
    person(stage, focus - 210, h * 0.96, 520, 'woman') +
    person(stage, focus + 210, h * 0.97, 540, 'man') +
    `<path d="M${n(focus - 3)} -10h6v170h-6zM${n(focus - 66)} ${n(h * 0.27)}Q${n(focus - 50)} ${n(h * 0.175)} ${n(focus)} ${n(h * 0.175)}T${n(focus + 66)} ${n(h * 0.27)}Z" fill="${palette.ink}"/><path d="M${n(focus - 62)} ${n(h * 0.27)}H${n(focus + 62)}L${n(focus + 360)} ${n(table + 30)}H${n(focus - 360)}Z" fill="${cone}" style="mix-blend-mode:screen"/>` +
    `<ellipse cx="${n(focus)}" cy="${n(table + 30)}" rx="${stage.isPoster ? 250 : 380}" ry="74" fill="${top}"/>` +
    cups +
    glow(stage, focus, h * 0.3, 300, '#ffdd98', 0.7) +
    `<rect y="${n(table + 96)}" width="${w}" height="${n(h - table)}" fill="${palette.ink}" opacity="0.55"/>`
  );
};

export const library: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const floor = h * 0.86;
  const tones = [
    palette.accent,
    palette.light,
    palette.haze,
    palette.sky[1],
    '#7a3b2a',
    '#c8a35a',
    '#39505c',
  ] as const;
  let books = '';
  for (let row = 0; row < 6; row += 1) {
    const foot = 120 + row * 132;
    for (let x = -10; x < w;) {
      const width = 12 + random.next() * 22;
      const tall = 62 + random.next() * 48;
      const far = Math.min(1, Math.abs(x - focus) / (w * 0.55));
      if (random.chance(0.93))
        books += `<rect x="${n(x)}" y="${n(foot - tall)}" width="${n(width - 2)}" height="${n(tall)}" fill="${mix(mix(random.pick(tones), palette.near, 0.5), palette.ink, 0.15 + far * 0.65)}"/>`;
      x += width;
    }
    books += `<rect y="${n(foot)}" width="${w}" height="15" fill="${mix(palette.ink, palette.near, 0.3)}"/>`;
  }
  return (
    cover(stage, palette.ink) +
    books +
    glow(stage, focus, h * 0.44, 470, mix(palette.light, '#ffdc9a', 0.5), 0.75) +
    `<rect y="${n(floor)}" width="${w}" height="${n(h - floor)}" fill="${darker(palette.near, 0.5)}"/>` +
    `<path d="M${n(focus + 86)} ${n(floor + 50)}L${n(focus + 178)} 60M${n(focus + 166)} ${n(floor + 50)}L${n(focus + 236)} 60${Array.from({ length: 9 }, (_rung, index) => `M${n(focus + 92 + index * 10)} ${n(floor - index * 88)}h${n(78 - index * 1.6)}`).join('')}" stroke="${mix(palette.accent, palette.ink, 0.5)}" stroke-width="11" fill="none"/>` +
    person(stage, focus - 60, floor + 40, 400, random.pick(['man', 'woman'])) +
    particles(stage, palette.light, 40, 0)
  );
};

export const controlRoom: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const tones = [
    palette.accent,
    palette.light,
    palette.sky[2],
    palette.sky[1],
    mix(palette.sky[2], '#39d0ff', 0.5),
  ] as const;
  let screens = '';
  const columns = stage.isPoster ? 4 : 8;
  const width = (w + 120) / columns;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = -60 + column * width + 8;
      const y = 50 + row * 186;
      const tone = random.pick(tones);
      const paint = vertical(stage, [
        [0, mix(tone, palette.ink, 0.25)],
        [1, mix(tone, palette.ink, 0.75)],
      ]);
      screens += `<rect x="${n(x)}" y="${n(y)}" width="${n(width - 16)}" height="166" rx="5" fill="${paint}"/>`;
      let curve = `M${n(x + 12)} ${n(y + 120)}`;
      for (let step = 1; step <= 9; step += 1)
        curve += `L${n(x + 12 + (step * (width - 40)) / 9)} ${n(y + 40 + random.next() * 90)}`;
      if (random.chance(0.6))
        screens += `<path d="${curve}" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.7"/>`;
      else
        screens += `<circle cx="${n(x + width / 2 - 8)}" cy="${n(y + 70)}" r="26" fill="${palette.ink}" opacity="0.6"/><path d="M${n(x + width / 2 - 56)} ${n(y + 166)}q48 -110 96 0z" fill="${palette.ink}" opacity="0.6"/>`;
    }
  }
  let desks = '';
  for (let index = -2; index <= 2; index += 1) {
    const x = focus + index * 250;
    desks += `<path d="M${n(x - 90)} ${n(h * 0.74)}h120v74h-120z" fill="${darker(palette.near, 0.4)}"/><path d="M${n(x - 84)} ${n(h * 0.745)}h108v62h-108z" fill="${mix(palette.light, palette.sky[1], 0.5)}" opacity="0.55"/>`;
  }
  return (
    cover(stage, palette.ink) +
    screens +
    glow(stage, focus, h * 0.36, 520, palette.sky[2], 0.45) +
    desks +
    `<rect y="${n(h * 0.82)}" width="${w}" height="${n(h * 0.2)}" fill="${darker(palette.ink, 0.1)}"/>` +
    person(stage, focus - 20, h * 0.99, 420, random.pick(['man', 'woman'])) +
    person(stage, focus + 190, h * 0.97, 330) +
    mist(stage, h * 0.7, 200, 0.12)
  );
};

export const theatre: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const floor = h * 0.8;
  const cloth = mix(palette.accent, '#8a1020', 0.6);
  let folds = '';
  for (let x = -20; x < w + 40; x += 46 + random.next() * 12) {
    const paint = stage.define(
      'f',
      (id) =>
        `<linearGradient id="${id}"><stop offset="0" stop-color="${darker(cloth, 0.75)}"/><stop offset="0.45" stop-color="${darker(cloth, 0.15)}"/><stop offset="1" stop-color="${darker(cloth, 0.8)}"/></linearGradient>`,
    );
    folds += `<path d="M${n(x)} -10h58l6 ${n(floor + 20)}q-32 18 -66 0z" fill="${paint}"/>`;
  }
  const cone = vertical(stage, [
    [0, '#fff3d2', 0.55],
    [1, '#fff3d2', 0.06],
  ]);
  let heads = '';
  for (let x = 0; x < w + 40; x += 74 + random.next() * 22)
    heads += `<path d="M${n(x - 44)} ${h}q2 -60 30 -66a25 28 0 1 1 28 0q28 6 30 66z"/>`;
  return (
    cover(stage, darker(cloth, 0.8)) +
    folds +
    `<rect y="${n(floor)}" width="${w}" height="${n(h - floor)}" fill="${mix(palette.ink, '#3a1d10', 0.5)}"/>` +
    `<path d="M${n(focus - 26)} -20h52l190 ${n(floor + 60)}h-432z" fill="${cone}" style="mix-blend-mode:screen"/><ellipse cx="${n(focus)}" cy="${n(floor + 36)}" rx="216" ry="34" fill="#fff3d2" opacity="0.55"/>` +
    glow(stage, focus, h * 0.5, 380, '#fff0c8', 0.5) +
    person(stage, focus, floor + 40, 410, random.pick(['man', 'woman'])) +
    `<path d="M${n(focus + 74)} ${n(floor + 40)}v-300h5v300zM${n(focus + 60)} ${n(floor - 276)}a16 20 0 1 1 33 0z" fill="${palette.ink}"/>` +
    `<g fill="${darker(palette.ink, 0.3)}">${heads}</g>` +
    particles(stage, '#fff3d2', 36, 0)
  );
};

export const bar: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const tones = [
    palette.accent,
    palette.light,
    mix(palette.accent, '#3fae7a', 0.6),
    '#c9873d',
    mix(palette.sky[2], '#ffffff', 0.2),
  ] as const;
  let bottles = '';
  for (const foot of [h * 0.34, h * 0.58]) {
    bottles += `<rect x="0" y="${n(foot - 170)}" width="${w}" height="176" fill="${mix(palette.accent, '#ffdd9a', 0.55)}" opacity="0.5"/>`;
    for (let x = 14; x < w; x += 40 + random.next() * 26) {
      const tall = 90 + random.next() * 60;
      const half = 11 + random.next() * 8;
      bottles += `<path d="M${n(x - half)} ${n(foot)}v${n(-tall * 0.62)}q0 -18 ${n(half - 6)} -26v${n(-tall * 0.28)}h12v${n(tall * 0.28)}q${n(half - 6)} 8 ${n(half - 6)} 26v${n(tall * 0.62)}z" fill="${mix(random.pick(tones), palette.ink, 0.3)}" opacity="0.9"/>`;
    }
    bottles += `<rect y="${n(foot)}" width="${w}" height="14" fill="${palette.ink}"/>`;
  }
  const soft = blur(stage, 5);
  return (
    dusk(stage, 0.5) +
    `<g filter="${soft}">${bottles}</g>` +
    bokeh(stage, h * 0.05, h * 0.6, 16, 40) +
    glow(stage, focus, h * 0.4, 480, palette.accent, 0.4) +
    profile(stage, focus + 40, h * 0.26, h * 0.72, random.chance(0.5) ? 1 : -1) +
    `<path d="M0 ${n(h * 0.88)}H${w}V${h}H0Z" fill="${mix(palette.ink, palette.accent, 0.16)}"/><path d="M0 ${n(h * 0.876)}H${w}v8H0Z" fill="${palette.light}" opacity="0.5"/><path d="M${n(focus - 270)} ${n(h * 0.74)}h86l-10 ${n(h * 0.14)}h-66z" fill="${mix(palette.accent, '#ffffff', 0.4)}" opacity="0.6"/>`
  );
};

export const observatory: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const ground = h * 0.8;
  const shell = vertical(stage, [
    [0, mix('#ffffff', palette.haze, 0.25)],
    [1, mix(palette.near, palette.haze, 0.4)],
  ]);
  const tilt = random.chance(0.5) ? -34 : -24;
  let rings = '';
  for (let index = 1; index < 5; index += 1)
    rings += `<ellipse cx="${n(focus - 190 - index * 66)}" cy="${n(h * 0.28 - index * 42)}" rx="${n(26 + index * 34)}" ry="${n(12 + index * 15)}" transform="rotate(${tilt - 26} ${n(focus - 190 - index * 66)} ${n(h * 0.28 - index * 42)})" fill="none" stroke="${palette.accent}" stroke-width="3" opacity="${n(0.6 - index * 0.11)}"/>`;
  let dots = '';
  for (let index = 0; index < 240; index += 1)
    dots += `M${n(random.next() * w)} ${n(random.next() * ground)}h1.8v1.8h-1.8z`;
  return (
    backdrop(stage, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [0.85, palette.sky[2]],
      [1, palette.near],
    ]) +
    `<path d="${dots}" fill="#ffffff" opacity="0.7"/>` +
    ridge(stage, { base: ground + 6, rise: 190, depth: 0.4, snow: 0.5 }) +
    mist(stage, ground - 20, 130, 0.4) +
    rings +
    `<path d="M${n(focus - 26)} ${n(ground + 10)}L${n(focus - 10)} ${n(h * 0.5)}h36L${n(focus + 62)} ${n(ground + 10)}Z" fill="${mix(palette.near, palette.haze, 0.3)}"/>` +
    `<g transform="rotate(${tilt} ${n(focus)} ${n(h * 0.46)})"><path d="M${n(focus - 230)} ${n(h * 0.4)}Q${n(focus)} ${n(h * 0.66)} ${n(focus + 230)} ${n(h * 0.4)}Z" fill="${shell}"/><ellipse cx="${n(focus)}" cy="${n(h * 0.4)}" rx="230" ry="42" fill="${mix(palette.near, palette.ink, 0.2)}"/><path d="M${n(focus - 150)} ${n(h * 0.4)}L${n(focus)} ${n(h * 0.22)}L${n(focus + 150)} ${n(h * 0.4)}" fill="none" stroke="${palette.haze}" stroke-width="6"/><circle cx="${n(focus)}" cy="${n(h * 0.22)}" r="13" fill="${palette.accent}"/></g>` +
    `<path d="M0 ${n(ground + 6)}Q${n(focus)} ${n(ground - 24)} ${w} ${n(ground + 20)}V${h}H0Z" fill="${palette.ink}"/>` +
    person(stage, focus + 190, ground + 34, 110) +
    glow(stage, focus, h * 0.46, 380, palette.light, 0.3)
  );
};
