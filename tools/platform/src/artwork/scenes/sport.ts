import { lighter, mix } from '../drawing/colour.ts';
import { clouds, disc, forest, mist, particles, ridge, sky } from '../drawing/nature.ts';
import { athlete } from '../drawing/people.ts';
import { backdrop, blur, dusk, glow, horizontal, n, vertical } from '../drawing/stage.ts';
import type { Stage } from '../drawing/stage.ts';
import { bokeh } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

function grandstands(stage: Stage, top: number, foot: number): string {
  const { w, random, palette, focus } = stage;
  let dots = '';
  let bright = '';
  for (let index = 0; index < 1100; index += 1) {
    const x = random.next() * w;
    const y = top + 20 + random.next() * (foot - top - 26);
    const dot = `M${n(x)} ${n(y)}h3.4v4.600h-3.400z`;
    if (random.chance(0.22)) bright += dot;
    else dots += dot;
  }
  let flashes = '';
  for (let index = 0; index < 12; index += 1)
    flashes += glow(stage, random.next() * w, top + 20 + random.next() * (foot - top - 30), 16, '#ffffff', 1);
  const tier = vertical(stage, [
    [0, palette.ink],
    [0.25, mix(palette.near, palette.sky[1], 0.5)],
    [1, mix(palette.near, palette.ink, 0.3)],
  ]);
  let lights = '';
  const count = stage.isPoster ? 3 : 6;
  for (let index = 0; index < count; index += 1) {
    const x = (w * (index + 0.5)) / count;
    const y = top - 66 - Math.abs(x - focus) * 0.06;
    for (let lampIndex = -2; lampIndex <= 2; lampIndex += 1)
      lights += `<rect x="${n(x + lampIndex * 15 - 5)}" y="${n(y - 6)}" width="10" height="10" fill="#ffffff"/>`;
    lights += glow(stage, x, y, 210, palette.light, 1);
    const ray = vertical(stage, [
      [0, palette.light, 0.3],
      [1, palette.light, 0],
    ]);
    lights += `<path d="M${n(x - 30)} ${n(y)}H${n(x + 30)}L${n(x + 190)} ${n(foot + 240)}H${n(x - 190)}Z" fill="${ray}"/>`;
  }
  return (
    `<rect y="${n(top)}" width="${w}" height="${n(foot - top)}" fill="${tier}"/><path d="${dots}" fill="${mix(palette.haze, palette.light, 0.3)}" opacity="0.5"/><path d="${bright}" fill="${palette.accent}" opacity="0.6"/>` +
    `<path d="M0 ${n(top - 6)}H${w}V${n(top + 14)}H0Z" fill="${palette.ink}"/>${flashes}${lights}`
  );
}

function board(stage: Stage, y: number): string {
  const { w, palette } = stage;
  const paint = horizontal(stage, [
    [0, palette.sky[1]],
    [0.3, palette.accent],
    [0.6, palette.sky[2]],
    [1, palette.sky[1]],
  ]);
  return (
    `<rect y="${n(y)}" width="${w}" height="16" fill="${paint}"/>` +
    glow(stage, stage.focus, y + 8, 380, palette.accent, 0.3)
  );
}

export const pitch: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const edge = h * 0.52;
  let mown = '';
  for (let index = 0; index < 9; index += 1) {
    const from = (index / 9) ** 1.9;
    const to = ((index + 1) / 9) ** 1.9;
    mown += `<rect y="${n(edge + 16 + from * (h - edge))}" width="${w}" height="${n((to - from) * (h - edge) + 1)}" fill="${index % 2 === 0 ? '#1f6b3a' : '#18592f'}"/>`;
  }
  const shade = vertical(stage, [
    [0, palette.light, 0.22],
    [0.4, palette.ink, 0],
    [1, palette.ink, 0.72],
  ]);
  const ballX = focus + 150;
  const faces = random.chance(0.5) ? 1 : -1;
  return (
    dusk(stage, 0.5) +
    grandstands(stage, h * 0.24, edge) +
    board(stage, edge) +
    mown +
    `<g fill="none" stroke="#ffffff" opacity="0.55"><path d="M0 ${n(edge + 96)}H${w}" stroke-width="3"/><ellipse cx="${n(focus)}" cy="${n(edge + 96)}" rx="330" ry="62" stroke-width="4"/></g>` +
    `<rect y="${n(edge)}" width="${w}" height="${n(h - edge)}" fill="${shade}"/>` +
    glow(stage, focus, edge + 60, 460, palette.light, 0.45) +
    athlete(stage, 'run', focus - faces * 250, edge + 160, 180, faces) +
    athlete(stage, 'kick', focus, h * 0.9, 400, faces) +
    `<circle cx="${n(faces === 1 ? ballX + 50 : focus - 200)}" cy="${n(h * 0.745)}" r="24" fill="#f4f6f2"/><path d="M${n((faces === 1 ? ballX + 50 : focus - 200) - 8)} ${n(h * 0.745 - 6)}l8 -6 8 6 -3 10h-10z" fill="#20262b"/>` +
    mist(stage, h * 0.62, 200, 0.22, palette.light) +
    particles(stage, '#d8ffd8', 50, 0.3)
  );
};

export const rink: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const edge = h * 0.5;
  const ice = vertical(stage, [
    [0, '#ffffff'],
    [0.3, mix('#dff0fb', palette.sky[2], 0.2)],
    [1, mix('#6f9cc4', palette.near, 0.4)],
  ]);
  let scratches = '';
  for (let index = 0; index < 60; index += 1) {
    const share = random.next();
    const x = random.next() * w;
    const y = edge + 40 + share * (h - edge - 40);
    scratches += `M${n(x)} ${n(y)}q${n(30 + share * 90)} ${n((random.next() - 0.5) * 30)} ${n(60 + share * 180)} ${n((random.next() - 0.5) * 20)}`;
  }
  const faces = random.chance(0.5) ? 1 : -1;
  const foot = h * 0.88;
  const mirror = stage.define(
    'k',
    (id) => `<clipPath id="${id}"><rect y="${n(foot)}" width="${w}" height="${h}"/></clipPath>`,
  );
  const player = athlete(stage, 'skate', focus, foot, 400, faces);
  return (
    dusk(stage, 0.5) +
    grandstands(stage, h * 0.22, edge - 26) +
    `<rect y="${n(edge - 26)}" width="${w}" height="34" fill="#eef4f8"/><rect y="${n(edge + 2)}" width="${w}" height="9" fill="${palette.accent}"/>` +
    `<rect y="${n(edge + 10)}" width="${w}" height="${h}" fill="${ice}"/><path d="M0 ${n(edge + 90)}H${w}" stroke="#c8283c" stroke-width="9" opacity="0.7"/><ellipse cx="${n(focus)}" cy="${n(edge + 240)}" rx="380" ry="92" fill="none" stroke="#2b62b8" stroke-width="8" opacity="0.5"/><path d="${scratches}" fill="none" stroke="#ffffff" stroke-width="1.600" opacity="0.6"/>` +
    glow(stage, focus, edge + 80, 430, '#ffffff', 0.6) +
    `<g clip-path="${mirror}"><g transform="translate(0 ${n(foot * 2)}) scale(1 -1)" opacity="0.22">${player}</g></g>` +
    athlete(stage, 'skate', focus - faces * 330, edge + 190, 190, faces === 1 ? -1 : 1) +
    player +
    `<path d="M${n(focus + faces * 130)} ${n(foot - 190)}L${n(focus + faces * 290)} ${n(foot - 12)}l${n(faces * 60)} 4l0 10l${n(-faces * 70)} -2L${n(focus + faces * 118)} ${n(foot - 184)}Z" fill="${palette.ink}"/>` +
    particles(stage, '#ffffff', 90, 0.8)
  );
};

export const ski: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const jump = random.chance(0.4);
  const slope = `M0 ${n(h * 0.5)}C${n(w * 0.3)} ${n(h * 0.62)} ${n(w * 0.6)} ${n(h * 0.72)} ${w} ${n(h * 0.98)}V${h}H0Z`;
  const snow = stage.define(
    's',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.4" stop-color="${mix('#e4f0f8', palette.sky[2], 0.3)}"/><stop offset="1" stop-color="${mix(palette.near, '#9cc0da', 0.3)}"/></linearGradient>`,
  );
  let spray = '';
  const at = jump ? h * 0.42 : h * 0.74;
  for (let index = 0; index < 130; index += 1) {
    const far = random.next() ** 0.8;
    const x = focus - 60 - far * 330;
    const y = at + 20 - far * 60 * random.next() + (random.next() - 0.3) * 130 * far;
    spray += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1 + random.next() ** 3 * 11)}"/>`;
  }
  const tilt = jump ? -8 : 18;
  const skis = `<path transform="rotate(${tilt} ${n(focus)} ${n(at)})" d="M${n(focus - 190)} ${n(at + 6)}H${n(focus + 150)}q26 -2 36 -20l6 4q-10 26 -42 26H${n(focus - 190)}Z" fill="${palette.ink}"/>`;
  return (
    sky(stage, h * 0.55, focus + 120, 0.9) +
    clouds(stage, 30, h * 0.4, 6) +
    disc(stage, focus + 150, h * 0.16, 46, 0.9) +
    ridge(stage, { base: h * 0.62, rise: 400, depth: 0.16, snow: 0.95, roughness: 0.6 }) +
    mist(stage, h * 0.56, 190, 0.55) +
    ridge(stage, { base: h * 0.74, rise: 250, depth: 0.42, snow: 0.8 }) +
    forest(stage, { foot: h * 0.74, height: 130, depth: 0.45, gap: 0.02 }) +
    `<path d="${slope}" fill="${snow}"/>` +
    glow(stage, focus, at + 60, 380, '#ffffff', 0.5) +
    (jump ? '' : `<g fill="#ffffff" opacity="0.75">${spray}</g>`) +
    skis +
    (jump
      ? athlete(stage, 'fly', focus + 20, at + 110, 330)
      : `<g transform="rotate(10 ${n(focus)} ${n(at)})">${athlete(stage, 'ski', focus, at + 10, 330)}</g><path d="M${n(focus + 120)} ${n(at - 190)}L${n(focus - 170)} ${n(at + 10)}" stroke="${palette.ink}" stroke-width="5"/>`) +
    forest(stage, {
      foot: h * 1.05,
      height: stage.isPoster ? 260 : 330,
      depth: 0.97,
      gap: 0.32,
      density: 0.5,
    }) +
    particles(stage, '#ffffff', 110, 0.5) +
    `<rect width="${w}" height="0"/>`
  );
};

export const track: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const vanish = h * 0.45;
  let trails = '';
  for (let index = 0; index < 46; index += 1) {
    const side = (random.next() - 0.5) * 2;
    const endX = focus + side * (w * 0.8 + 200);
    const endY = h + 40 - Math.abs(side) * 260 * random.next();
    const bend = (random.next() - 0.5) * 120;
    const colour = random.pick([palette.accent, palette.light, palette.sky[2], '#ffffff']);
    const paint = stage.define(
      't',
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(focus)}" y1="${n(vanish)}" x2="${n(endX)}" y2="${n(endY)}"><stop offset="0" stop-color="${lighter(colour, 0.5)}"/><stop offset="0.5" stop-color="${colour}" stop-opacity="0.7"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
    const wide = 3 + random.next() * 16;
    trails += `<path d="M${n(focus + side * 14)} ${n(vanish)}Q${n(focus + side * w * 0.2 + bend)} ${n(vanish + 150)} ${n(endX)} ${n(endY)}l${n(-wide * 3)} ${n(wide * 2)}Q${n(focus + side * w * 0.19 + bend)} ${n(vanish + 156)} ${n(focus + side * 14)} ${n(vanish + 2)}Z" fill="${paint}"/>`;
  }
  return (
    backdrop(stage, [
      [0, palette.sky[0]],
      [0.42, palette.sky[1]],
      [0.52, palette.near],
      [1, palette.ink],
    ]) +
    grandstands(stage, h * 0.2, vanish - 4) +
    `<rect y="${n(vanish)}" width="${w}" height="${h}" fill="${palette.ink}" opacity="0.86"/>` +
    `<g style="mix-blend-mode:screen">${trails}</g>` +
    glow(stage, focus, vanish, 380, palette.light, 0.9) +
    athlete(stage, 'run', focus, h * 0.82, 330, random.chance(0.5) ? 1 : -1) +
    bokeh(stage, h * 0.7, h, 8, 26)
  );
};

export const arena: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const edge = h * 0.53;
  const floor = vertical(stage, [
    [0, '#e8b878'],
    [0.35, '#b87a3c'],
    [1, '#3c1e0c'],
  ]);
  const soft = blur(stage, 6);
  let lines = '';
  for (let index = -9; index < 10; index += 1)
    lines += `M${n(focus + index * 26)} ${n(edge)}L${n(focus + index * 260)} ${h}`;
  const faces = random.chance(0.5) ? 1 : -1;
  return (
    dusk(stage, 0.5) +
    grandstands(stage, h * 0.22, edge) +
    board(stage, edge - 8) +
    `<rect y="${n(edge + 8)}" width="${w}" height="${h}" fill="${floor}"/><path d="${lines}" stroke="#3c1e0c" stroke-width="1.500" opacity="0.35"/><ellipse cx="${n(focus)}" cy="${n(edge + 170)}" rx="420" ry="86" fill="none" stroke="#ffffff" stroke-width="7" opacity="0.6"/>` +
    `<ellipse cx="${n(focus)}" cy="${n(h * 0.88)}" rx="240" ry="26" fill="#000000" opacity="0.5" filter="${soft}"/>` +
    glow(stage, focus, edge + 60, 460, palette.light, 0.5) +
    athlete(stage, 'cheer', focus - faces * 320, edge + 190, 200, faces) +
    athlete(stage, 'run', focus, h * 0.82, 400, faces) +
    `<circle cx="${n(focus + faces * 160)}" cy="${n(h * 0.4)}" r="26" fill="${palette.accent}"/>` +
    particles(stage, palette.light, 40, 0.2)
  );
};
