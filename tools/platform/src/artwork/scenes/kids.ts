import type { SeededRandom } from '../../catalogue/seededRandom.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { stars } from '../drawing/nature.ts';
import { backdrop, glow, n, radial, vertical } from '../drawing/stage.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Scene } from './scene.ts';

const furs = [
  '#ff7b54',
  '#ffb26b',
  '#9d7bff',
  '#4ecdc4',
  '#ff6f91',
  '#7bc950',
  '#5aa9ff',
  '#f9c22e',
] as const;

function creature(
  stage: Stage,
  x: number,
  foot: number,
  size: number,
  colour = stage.random.pick(furs),
): string {
  const { random } = stage;
  const tall = size * (0.95 + random.next() * 0.35);
  const body = radial(
    stage,
    [
      [0, lighter(colour, 0.45)],
      [0.55, colour],
      [1, darker(colour, 0.38)],
    ],
    'cx="0.36" cy="0.28" r="0.85"',
  );
  const belly = radial(stage, [
    [0, lighter(colour, 0.75)],
    [1, lighter(colour, 0.5), 0.4],
  ]);
  const dark = darker(colour, 0.45);
  const top = foot - tall;
  const ears = random.pick(['round', 'long', 'horn', 'tuft'] as const);
  const ear = (side: 1 | -1): string => {
    const ex = x + side * size * 0.3;
    if (ears === 'round')
      return `<circle cx="${n(ex)}" cy="${n(top + size * 0.12)}" r="${n(size * 0.17)}" fill="${body}"/><circle cx="${n(ex)}" cy="${n(top + size * 0.12)}" r="${n(size * 0.09)}" fill="${mix(colour, '#ffb3c1', 0.6)}"/>`;
    if (ears === 'long')
      return `<ellipse cx="${n(ex)}" cy="${n(top - size * 0.16)}" rx="${n(size * 0.1)}" ry="${n(size * 0.34)}" fill="${body}" transform="rotate(${side * 14} ${n(ex)} ${n(top + size * 0.1)})"/><ellipse cx="${n(ex)}" cy="${n(top - size * 0.14)}" rx="${n(size * 0.05)}" ry="${n(size * 0.23)}" fill="${mix(colour, '#ffb3c1', 0.6)}" transform="rotate(${side * 14} ${n(ex)} ${n(top + size * 0.1)})"/>`;
    if (ears === 'horn')
      return `<path d="M${n(ex - size * 0.09)} ${n(top + size * 0.16)}Q${n(ex + side * size * 0.02)} ${n(top - size * 0.1)} ${n(ex + side * size * 0.14)} ${n(top - size * 0.2)}Q${n(ex + side * size * 0.16)} ${n(top)} ${n(ex + size * 0.1)} ${n(top + size * 0.18)}Z" fill="#fff0cf"/>`;
    return `<path d="M${n(x + side * size * 0.02)} ${n(top + size * 0.06)}q${n(side * size * 0.06)} ${n(-size * 0.26)} ${n(side * size * 0.22)} ${n(-size * 0.26)}q${n(-side * size * 0.06)} ${n(size * 0.12)} ${n(-side * size * 0.08)} ${n(size * 0.3)}z" fill="${dark}"/>`;
  };
  const gaze = (random.next() - 0.5) * size * 0.05;
  const eye = (side: 1 | -1): string => {
    const ex = x + side * size * 0.17;
    const ey = top + tall * 0.38;
    const r = size * 0.135;
    return `<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(r)}" fill="#ffffff"/><circle cx="${n(ex + gaze)}" cy="${n(ey + r * 0.08)}" r="${n(r * 0.62)}" fill="${mix(dark, '#102040', 0.6)}"/><circle cx="${n(ex + gaze)}" cy="${n(ey + r * 0.08)}" r="${n(r * 0.4)}" fill="#0c0c18"/><circle cx="${n(ex + gaze - r * 0.2)}" cy="${n(ey - r * 0.22)}" r="${n(r * 0.22)}" fill="#ffffff"/><circle cx="${n(ex + gaze + r * 0.22)}" cy="${n(ey + r * 0.32)}" r="${n(r * 0.1)}" fill="#ffffff"/>`;
  };
  const mouthY = top + tall * 0.58;
  const half = size * 0.47;
  const cheek = (side: 1 | -1): string =>
    `<circle cx="${n(x + side * size * 0.31)}" cy="${n(mouthY - size * 0.02)}" r="${n(size * 0.06)}" fill="#ff8fa3" opacity="0.6"/>`;
  const arm = (side: 1 | -1, paint: string, turn: number): string =>
    `<ellipse cx="${n(x + side * half * 0.98)}" cy="${n(foot - tall * 0.34)}" rx="${n(size * 0.1)}" ry="${n(size * 0.2)}" fill="${paint}" transform="rotate(${n(turn)} ${n(x + side * half * 0.95)} ${n(foot - tall * 0.42)})"/>`;
  const outline = `M${n(x)} ${n(top)}C${n(x + half * 1.05)} ${n(top)} ${n(x + half * 1.1)} ${n(top + tall * 0.55)} ${n(x + half)} ${n(foot - tall * 0.14)}Q${n(x + half * 0.9)} ${n(foot)} ${n(x + half * 0.5)} ${n(foot)}H${n(x - half * 0.5)}Q${n(x - half * 0.9)} ${n(foot)} ${n(x - half)} ${n(foot - tall * 0.14)}C${n(x - half * 1.1)} ${n(top + tall * 0.55)} ${n(x - half * 1.05)} ${n(top)} ${n(x)} ${n(top)}Z`;
  return (
    `<ellipse cx="${n(x)}" cy="${n(foot + size * 0.02)}" rx="${n(size * 0.58)}" ry="${n(size * 0.08)}" fill="#000000" opacity="0.22"/>` +
    ear(-1) +
    ear(1) +
    `<path d="${outline}" fill="${body}"/><ellipse cx="${n(x)}" cy="${n(foot - tall * 0.2)}" rx="${n(size * 0.28)}" ry="${n(tall * 0.2)}" fill="${belly}"/>` +
    arm(-1, colour, 18 + random.next() * 90) +
    arm(1, dark, -18 - random.next() * 20) +
    eye(-1) +
    eye(1) +
    cheek(-1) +
    cheek(1) +
    `<path d="M${n(x - size * 0.13)} ${n(mouthY)}Q${n(x)} ${n(mouthY + size * 0.22)} ${n(x + size * 0.13)} ${n(mouthY)}Q${n(x)} ${n(mouthY + size * 0.05)} ${n(x - size * 0.13)} ${n(mouthY)}Z" fill="#5a1a2e"/><path d="M${n(x - size * 0.06)} ${n(mouthY + size * 0.085)}Q${n(x)} ${n(mouthY + size * 0.13)} ${n(x + size * 0.06)} ${n(mouthY + size * 0.085)}Q${n(x)} ${n(mouthY + size * 0.055)} ${n(x - size * 0.06)} ${n(mouthY + size * 0.085)}Z" fill="#ff6b81"/>`
  );
}

function puff(stage: Stage, x: number, y: number, size: number, colour = '#ffffff'): string {
  const paint = vertical(stage, [
    [0, colour],
    [1, mix(colour, stage.palette.sky[1], 0.45)],
  ]);
  return `<g fill="${paint}" opacity="0.94"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.34)}"/><circle cx="${n(x - size * 0.34)}" cy="${n(y - size * 0.2)}" r="${n(size * 0.34)}"/><circle cx="${n(x + size * 0.14)}" cy="${n(y - size * 0.32)}" r="${n(size * 0.44)}"/><circle cx="${n(x + size * 0.55)}" cy="${n(y - size * 0.1)}" r="${n(size * 0.26)}"/></g>`;
}

function rays(x: number, y: number): string {
  let d = '';
  for (let index = 0; index < 14; index += 1) {
    const a = (index / 14) * Math.PI * 2;
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * 2200)} ${n(y + Math.sin(a) * 2200)}L${n(x + Math.cos(a + 0.22) * 2200)} ${n(y + Math.sin(a + 0.22) * 2200)}Z`;
  }
  return `<path d="${d}" fill="#ffffff" opacity="0.13"/>`;
}

function hill(stage: Stage, top: number, sway: number, colour: string): string {
  const { w, h, random } = stage;
  const paint = vertical(stage, [
    [0, lighter(colour, 0.28)],
    [0.35, colour],
    [1, darker(colour, 0.35)],
  ]);
  const a = random.next() * 0.3;
  return `<path d="M0 ${n(top + sway * a)}C${n(w * 0.22)} ${n(top - sway)} ${n(w * 0.42)} ${n(top + sway * 0.9)} ${n(w * 0.62)} ${n(top)}S${n(w * 0.9)} ${n(top - sway * 0.6)} ${w} ${n(top + sway * 0.4)}V${h}H0Z" fill="${paint}"/>`;
}

function ballTree(stage: Stage, x: number, foot: number, size: number, colour: string): string {
  const paint = radial(
    stage,
    [
      [0, lighter(colour, 0.35)],
      [0.6, colour],
      [1, darker(colour, 0.35)],
    ],
    'cx="0.35" cy="0.3" r="0.8"',
  );
  return `<path d="M${n(x - size * 0.08)} ${n(foot)}L${n(x - size * 0.04)} ${n(foot - size)}h${n(size * 0.08)}L${n(x + size * 0.08)} ${n(foot)}Z" fill="#6b4226"/><circle cx="${n(x)}" cy="${n(foot - size * 1.15)}" r="${n(size * 0.52)}" fill="${paint}"/>`;
}

function flowers(stage: Stage, from: number, count: number): string {
  const { w, h, random } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * w;
    const y = from + random.next() * (h - from);
    const size = 4 + ((y - from) / (h - from)) * 12;
    const colour = random.pick(['#ffffff', '#ffe66d', '#ff6b9d', '#c77dff']);
    for (let petal = 0; petal < 5; petal += 1)
      markup += `<circle cx="${n(x + Math.cos(petal * 1.257) * size)}" cy="${n(y + Math.sin(petal * 1.257) * size * 0.8)}" r="${n(size * 0.7)}" fill="${colour}"/>`;
    markup += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.55)}" fill="#ffb703"/>`;
  }
  return markup;
}

function friends(stage: Stage, foot: number, size: number): string {
  const { random, focus } = stage;
  const colours = random.shuffle(furs);
  const step = stage.isPoster ? 175 : 250;
  const count = random.between(1, 3);
  let markup = '';
  if (count > 1) markup += creature(stage, focus - step, foot - 16, size * 0.62, colours[1]);
  if (count > 2) markup += creature(stage, focus + step, foot - 6, size * 0.55, colours[2]);
  return markup + creature(stage, focus, foot + 26, size, colours[0]);
}

const daySky = (stage: Stage): string => {
  const { palette } = stage;
  return backdrop(stage, [
    [0, palette.sky[0]],
    [0.45, palette.sky[1]],
    [0.75, palette.sky[2]],
  ]);
};

function sun(stage: Stage, random: SeededRandom): string {
  const x = stage.focus + (random.chance(0.5) ? -0.2 : 0.2) * stage.w;
  return (
    rays(x, 170) +
    glow(stage, x, 170, 340, stage.palette.light, 0.9) +
    `<circle cx="${n(x)}" cy="170" r="76" fill="${stage.palette.light}"/>`
  );
}

export const kidshill: Scene = (stage) => {
  const { h, w, random, palette } = stage;
  let trees = '';
  for (let index = 0; index < 9; index += 1)
    trees += ballTree(
      stage,
      random.next() * w,
      h * 0.64 + random.next() * 20,
      60 + random.next() * 60,
      random.pick([palette.near, mix(palette.near, '#ffd166', 0.4), mix(palette.near, '#2a9d8f', 0.5)]),
    );
  return (
    daySky(stage) +
    sun(stage, random) +
    puff(stage, w * 0.16, 190, 110) +
    puff(stage, w * 0.86, 270, 90) +
    puff(stage, w * 0.52, 110, 70) +
    hill(stage, h * 0.56, 70, mix(palette.near, palette.haze, 0.6)) +
    hill(stage, h * 0.63, 50, mix(palette.near, palette.haze, 0.25)) +
    trees +
    hill(stage, h * 0.74, 44, palette.near) +
    friends(stage, h * 0.9, stage.isPoster ? 300 : 340) +
    flowers(stage, h * 0.88, 26)
  );
};

export const kidsnight: Scene = (stage) => {
  const { h, w, focus, random, palette } = stage;
  const moonX = focus + 190;
  return (
    backdrop(stage, [
      [0, palette.sky[0]],
      [0.5, palette.sky[1]],
      [0.85, palette.sky[2]],
    ]) +
    stars(stage, h * 0.7, 220) +
    glow(stage, moonX, 190, 420, palette.light, 0.8) +
    `<circle cx="${n(moonX)}" cy="190" r="104" fill="${palette.light}"/><g fill="${mix(palette.light, palette.sky[1], 0.2)}"><circle cx="${n(moonX - 30)}" cy="160" r="20"/><circle cx="${n(moonX + 34)}" cy="212" r="27"/><circle cx="${n(moonX - 16)}" cy="236" r="12"/></g>` +
    puff(stage, w * 0.2, 330, 120, mix(palette.sky[2], '#ffffff', 0.35)) +
    puff(stage, w * 0.84, 400, 100, mix(palette.sky[2], '#ffffff', 0.25)) +
    hill(stage, h * 0.62, 60, mix(palette.near, palette.sky[1], 0.5)) +
    hill(stage, h * 0.74, 50, palette.near) +
    friends(stage, h * 0.9, stage.isPoster ? 290 : 330) +
    Array.from({ length: 12 }, () =>
      glow(stage, random.next() * w, h * (0.5 + random.next() * 0.45), 22, palette.accent, 1),
    ).join('')
  );
};

export const kidsspace: Scene = (stage) => {
  const { h, w, focus, random, palette } = stage;
  const planet = (x: number, y: number, r: number, colour: string, ring = false): string =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${radial(
      stage,
      [
        [0, lighter(colour, 0.5)],
        [0.6, colour],
        [1, darker(colour, 0.5)],
      ],
      'cx="0.3" cy="0.3" r="0.85"',
    )}"/>` +
    (ring
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.7)}" ry="${n(r * 0.4)}" fill="none" stroke="#ffe29a" stroke-width="${n(r * 0.14)}" opacity="0.9" transform="rotate(-18 ${n(x)} ${n(y)})"/>`
      : '');
  const rx = focus - 40;
  const ry = h * 0.42;
  const hull = horizontalHull(stage);
  return (
    backdrop(stage, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]) +
    stars(stage, h, 240) +
    planet(w * 0.16, 190, 84, '#ff8fab') +
    planet(focus + 230, 150, 66, '#4ecdc4', true) +
    planet(w * 0.9, h * 0.62, 120, '#ffb26b') +
    `<g transform="rotate(24 ${n(rx)} ${n(ry)})">${glow(stage, rx, ry + 250, 200, '#ffb627', 1)}<path d="M${n(rx - 40)} ${n(ry + 160)}Q${n(rx)} ${n(ry + 380)} ${n(rx + 40)} ${n(ry + 160)}Z" fill="#ff8c42"/><path d="M${n(rx - 22)} ${n(ry + 160)}Q${n(rx)} ${n(ry + 290)} ${n(rx + 22)} ${n(ry + 160)}Z" fill="#ffe66d"/><path d="M${n(rx - 72)} ${n(ry + 60)}L${n(rx - 128)} ${n(ry + 190)}L${n(rx - 54)} ${n(ry + 150)}ZM${n(rx + 72)} ${n(ry + 60)}L${n(rx + 128)} ${n(ry + 190)}L${n(rx + 54)} ${n(ry + 150)}Z" fill="${palette.accent}"/><path d="M${n(rx)} ${n(ry - 220)}C${n(rx + 90)} ${n(ry - 120)} ${n(rx + 96)} ${n(ry + 60)} ${n(rx + 56)} ${n(ry + 168)}H${n(rx - 56)}C${n(rx - 96)} ${n(ry + 60)} ${n(rx - 90)} ${n(ry - 120)} ${n(rx)} ${n(ry - 220)}Z" fill="${hull}"/><circle cx="${n(rx)}" cy="${n(ry - 30)}" r="50" fill="#2b4c9b"/><circle cx="${n(rx)}" cy="${n(ry - 30)}" r="50" fill="none" stroke="${palette.accent}" stroke-width="12"/><circle cx="${n(rx - 16)}" cy="${n(ry - 46)}" r="14" fill="#ffffff" opacity="0.6"/></g>` +
    hill(stage, h * 0.84, 44, mix(palette.sky[2], '#ff8fab', 0.4)) +
    creature(stage, focus + (stage.isPoster ? 140 : 210), h * 0.94, stage.isPoster ? 210 : 240) +
    (random.chance(0.6) ? creature(stage, focus - (stage.isPoster ? 170 : 300), h * 0.95, 170) : '')
  );
};

function horizontalHull(stage: Stage): string {
  return stage.define(
    'h',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#e8ecf8"/><stop offset="1" stop-color="#98a4cc"/></linearGradient>`,
  );
}

export const kidssea: Scene = (stage) => {
  const { h, w, focus, random, palette } = stage;
  let bubbles = '';
  for (let index = 0; index < 46; index += 1) {
    const r = 4 + random.next() ** 2 * 26;
    const x = random.next() * w;
    const y = random.next() * h;
    bubbles += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#ffffff" opacity="0.16"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.22)}" fill="#ffffff" opacity="0.7"/>`;
  }
  let fish = '';
  for (let index = 0; index < 7; index += 1) {
    const x = random.next() * w;
    const y = h * (0.16 + random.next() * 0.5);
    const size = 26 + random.next() * 40;
    const colour = random.pick(furs);
    const flip = random.chance(0.5) ? 1 : -1;
    fish += `<g transform="translate(${n(x)} ${n(y)}) scale(${flip} 1)"><path d="M${n(-size * 0.8)} 0l${n(-size * 0.6)} ${n(-size * 0.4)}v${n(size * 0.8)}z" fill="${darker(colour, 0.2)}"/><ellipse rx="${n(size)}" ry="${n(size * 0.58)}" fill="${radial(
      stage,
      [
        [0, lighter(colour, 0.45)],
        [1, colour],
      ],
      'cx="0.4" cy="0.25" r="0.8"',
    )}"/><circle cx="${n(size * 0.45)}" cy="${n(-size * 0.12)}" r="${n(size * 0.17)}" fill="#ffffff"/><circle cx="${n(size * 0.5)}" cy="${n(-size * 0.12)}" r="${n(size * 0.09)}" fill="#14142b"/></g>`;
  }
  let weed = '';
  for (let index = 0; index < 16; index += 1) {
    const x = random.next() * w;
    const tall = 110 + random.next() * 200;
    weed += `<path d="M${n(x)} ${h}q-40 ${n(-tall * 0.3)} 0 ${n(-tall * 0.5)}t0 ${n(-tall * 0.5)}" stroke="${random.pick(['#1b998b', '#ff6f91', '#2d6a4f', '#9d4edd'])}" stroke-width="${n(12 + random.next() * 14)}" stroke-linecap="round" fill="none" opacity="0.85"/>`;
  }
  return (
    backdrop(stage, [
      [0, palette.sky[2]],
      [0.3, palette.sky[1]],
      [1, palette.sky[0]],
    ]) +
    rays(focus, -120) +
    glow(stage, focus, 0, 520, '#ffffff', 0.7) +
    fish +
    hill(stage, h * 0.84, 40, '#e9c98a') +
    weed +
    friends(stage, h * 0.9, stage.isPoster ? 280 : 320) +
    bubbles
  );
};

export const kidswinter: Scene = (stage) => {
  const { h, w, random, palette } = stage;
  let spruces = '';
  for (let index = 0; index < 13; index += 1) {
    const x = random.next() * w;
    const foot = h * 0.66 + random.next() * 30;
    const size = 70 + random.next() * 90;
    for (let tier = 0; tier < 3; tier += 1) {
      const half = size * (0.26 + tier * 0.12);
      const y = foot - size * 1.5 + tier * size * 0.42;
      spruces += `<path d="M${n(x)} ${n(y)}L${n(x + half)} ${n(y + size * 0.6)}Q${n(x)} ${n(y + size * 0.7)} ${n(x - half)} ${n(y + size * 0.6)}Z" fill="${mix('#2a7f6f', palette.near, 0.35)}"/><path d="M${n(x)} ${n(y)}L${n(x + half * 0.5)} ${n(y + size * 0.28)}Q${n(x)} ${n(y + size * 0.36)} ${n(x - half * 0.5)} ${n(y + size * 0.28)}Z" fill="#ffffff"/>`;
    }
  }
  let flakes = '';
  for (let index = 0; index < 90; index += 1)
    flakes += `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" r="${n(2 + random.next() ** 2 * 9)}"/>`;
  return (
    daySky(stage) +
    sun(stage, random) +
    puff(stage, w * 0.2, 240, 110) +
    puff(stage, w * 0.85, 180, 84) +
    hill(stage, h * 0.58, 80, '#d3e7f6') +
    spruces +
    hill(stage, h * 0.72, 46, '#f2f9ff') +
    friends(stage, h * 0.9, stage.isPoster ? 290 : 330) +
    `<g fill="#ffffff" opacity="0.9">${flakes}</g>`
  );
};

export const kidstown: Scene = (stage) => {
  const { h, w, random, palette } = stage;
  let houses = '';
  for (let x = -20; x < w;) {
    const width = 90 + random.next() * 80;
    const tall = 150 + random.next() * 210;
    const colour = random.pick(['#ff9f80', '#ffd166', '#8ecae6', '#b5e48c', '#cdb4db', '#f28482']);
    const top = h * 0.76 - tall;
    houses += `<path d="M${n(x)} ${n(h * 0.8)}V${n(top)}L${n(x + width / 2)} ${n(top - width * 0.5)}L${n(x + width)} ${n(top)}V${n(h * 0.8)}Z" fill="${vertical(
      stage,
      [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.15)],
      ],
    )}"/><path d="M${n(x - 8)} ${n(top + 6)}L${n(x + width / 2)} ${n(top - width * 0.55)}L${n(x + width + 8)} ${n(top + 6)}L${n(x + width / 2)} ${n(top - width * 0.36)}Z" fill="${darker(colour, 0.4)}"/>`;
    for (let row = 0; row < Math.floor(tall / 80); row += 1)
      for (const share of [0.28, 0.72])
        houses += `<rect x="${n(x + width * share - 13)}" y="${n(top + 26 + row * 74)}" width="26" height="36" rx="11" fill="#fff3c4" stroke="#ffffff" stroke-width="5"/>`;
    x += width + 8;
  }
  return (
    daySky(stage) +
    sun(stage, random) +
    puff(stage, w * 0.14, 170, 100) +
    puff(stage, w * 0.8, 230, 90) +
    hill(stage, h * 0.6, 60, mix(palette.near, palette.haze, 0.5)) +
    houses +
    `<path d="M0 ${n(h * 0.79)}H${w}V${h}H0Z" fill="${vertical(stage, [
      [0, '#7a87b8'],
      [1, '#3d4674'],
    ])}"/><path d="M0 ${n(h * 0.79)}H${w}v12H0z" fill="#e8ecf8"/>` +
    friends(stage, h * 0.9, stage.isPoster ? 290 : 330)
  );
};

export const kidsroom: Scene = (stage) => {
  const { h, w, focus, random, palette } = stage;
  let dots = '';
  for (let x = 30; x < w; x += 92)
    for (let y = 30; y < h * 0.7; y += 92)
      dots += `<circle cx="${n(x + ((y / 92) % 2) * 46)}" cy="${n(y)}" r="11"/>`;
  let flags = '';
  for (let index = 0; index < 16; index += 1)
    flags += `<path d="M${n((w * index) / 16)} ${n(70 + Math.sin(index * 0.8) * 22)}h${n(w / 19)}l${n(-w / 38)} 66z" fill="${furs[index % furs.length] ?? '#ffffff'}"/>`;
  return (
    backdrop(stage, [
      [0, palette.sky[1]],
      [1, palette.sky[2]],
    ]) +
    `<g fill="#ffffff" opacity="0.25">${dots}</g>` +
    glow(stage, focus, h * 0.4, 620, '#fff3c4', 0.6) +
    flags +
    `<rect y="${n(h * 0.76)}" width="${w}" height="${h}" fill="${vertical(stage, [
      [0, '#e0a36a'],
      [1, '#8a5230'],
    ])}"/><ellipse cx="${n(focus)}" cy="${n(h * 0.9)}" rx="420" ry="80" fill="${palette.accent}" opacity="0.7"/><ellipse cx="${n(focus)}" cy="${n(h * 0.9)}" rx="330" ry="60" fill="#fff3c4" opacity="0.8"/>` +
    friends(stage, h * 0.9, stage.isPoster ? 300 : 340) +
    `<g>${[0, 1, 2].map((index) => `<rect x="${n(focus - 330 + index * 74)}" y="${n(h * 0.88 - (index === 1 ? 70 : 0))}" width="66" height="66" rx="10" fill="${random.pick(furs)}" opacity="0.95"/>`).join('')}</g>`
  );
};
