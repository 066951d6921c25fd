import { darker, lighter, mix } from '../drawing/colour.ts';
import { disc, mist, particles, ridge, sky } from '../drawing/nature.ts';
import { athlete, person, profile } from '../drawing/people.ts';
import { backdrop, blur, cover, dusk, glow, horizontal, n, radial, vertical } from '../drawing/stage.ts';
import { bokeh, skyline } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const room: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const floor = h * 0.72;
  const width = stage.isPoster ? 250 : 320;
  const top = h * 0.16;
  const left = focus - width / 2 + 60;
  const pane = vertical(stage, [
    [0, mix(palette.sky[2], palette.light, 0.35)],
    [1, lighter(palette.light, 0.25)],
  ]);
  const wall = radial(
    stage,
    [
      [0, mix(palette.near, palette.haze, 0.4)],
      [0.5, palette.near],
      [1, palette.ink],
    ],
    `gradientUnits="userSpaceOnUse" cx="${n(left + width / 2)}" cy="${n(h * 0.4)}" r="${n(w * 0.6)}"`,
  );
  const boards = vertical(stage, [
    [0, mix(palette.near, palette.ink, 0.35)],
    [1, palette.ink],
  ]);
  let bars = '';
  for (const share of [1 / 3, 2 / 3])
    bars += `M${n(left + width * share - 5)} ${n(top)}h10v${n(floor - top - 90)}h-10z`;
  bars += `M${n(left)} ${n(top + 170)}h${n(width)}v10h${n(-width)}z`;
  let patches = '';
  for (let index = 0; index < 3; index += 1) {
    const a = left + (width * index) / 3 + 8;
    const b = left + (width * (index + 1)) / 3 - 8;
    const slide = (x: number, far: number): number => x - far * 0.55 - (focus - x) * far * 0.0012;
    patches += `M${n(slide(a, 40))} ${n(floor + 30)}H${n(slide(b, 40))}L${n(slide(b, 210) - 20)} ${n(h - 20)}H${n(slide(a, 210) - 60)}Z`;
  }
  const shaft = horizontal(stage, [
    [0, palette.light, 0],
    [1, palette.light, 0.28],
  ]);
  const soft = blur(stage, 10);
  return (
    cover(stage, wall) +
    `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(floor - top - 90)}" fill="${pane}"/>` +
    glow(stage, left + width / 2, top + 220, 420, palette.light, 0.7) +
    `<path d="${bars}" fill="${palette.ink}"/><rect x="${n(left - 12)}" y="${n(top - 12)}" width="${n(width + 24)}" height="${n(floor - top - 66)}" fill="none" stroke="${palette.ink}" stroke-width="22"/>` +
    `<rect y="${n(floor)}" width="${w}" height="${n(h - floor)}" fill="${boards}"/><path d="${patches}" fill="${palette.light}" opacity="0.55" style="mix-blend-mode:screen" filter="${soft}"/>` +
    `<path d="M${n(left)} ${n(top)}H${n(left + width)}L${n(left + width - 180)} ${h}H${n(left - 420)}Z" fill="${shaft}" style="mix-blend-mode:screen" filter="${soft}"/>` +
    person(stage, focus - 30, h * 0.88, 400, random.pick(['man', 'woman'])) +
    `<path d="M${n(focus + 190)} ${n(h * 0.9)}v-190h16v90h74v-96h14v196h-14v-70h-74v70z" fill="${palette.ink}"/>` +
    particles(stage, palette.light, 26, 0)
  );
};

export const windowScene: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  let drops = '';
  for (let index = 0; index < 150; index += 1) {
    const x = random.next() * w;
    const y = random.next() * h;
    const size = 1.5 + random.next() ** 3 * 7;
    drops += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 1.25)}"/>`;
  }
  let trails = '';
  for (let index = 0; index < 18; index += 1) {
    const x = random.next() * w;
    const y = random.next() * h * 0.7;
    trails += `M${n(x)} ${n(y)}q3 60 -1 ${n(80 + random.next() * 160)}h3q3 -80 1 -150z`;
  }
  const soft = blur(stage, 9);
  return (
    `<g filter="${soft}">${sky(stage, h * 0.62, focus - 120, 1)}${skyline(stage, h * 0.66, 280, 0.35)}${skyline(stage, h * 0.78, 300, 0.7)}</g>` +
    bokeh(stage, h * 0.3, h, stage.isPoster ? 14 : 26, 46) +
    `<g fill="${palette.light}" opacity="0.28">${drops}</g><path d="${trails}" fill="${palette.light}" opacity="0.16"/>` +
    `<rect x="${n(focus + (stage.isPoster ? 196 : 330))}" width="24" height="${h}" fill="${palette.ink}" opacity="0.92"/>` +
    profile(stage, focus + 30, h * 0.24, h * 0.8, random.chance(0.5) ? 1 : -1)
  );
};

export const stairs: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const vanish = h * 0.5;
  const frames = 11;
  let markup = cover(stage, palette.ink);
  for (let index = 0; index < frames; index += 1) {
    const share = 1 - index / frames;
    const scale = share ** 2.2;
    const halfW = 58 + scale * (w * 0.75 + 200);
    const halfH = 92 + scale * h * 0.78;
    const colour = mix(
      palette.ink,
      mix(palette.haze, palette.light, 0.12),
      (1 - share) ** 1.5 * 0.85 + (index % 2) * 0.045,
    );
    markup += `<rect x="${n(focus - halfW)}" y="${n(vanish - halfH)}" width="${n(halfW * 2)}" height="${n(halfH * 2 + 40)}" fill="${colour}"/>`;
    markup += `<rect x="${n(focus - halfW)}" y="${n(vanish + halfH * 0.92)}" width="${n(halfW * 2)}" height="${n(halfH * 0.2 + 40)}" fill="${mix(colour, palette.light, 0.1)}"/>`;
    if (index % 2 === 1 && index > 2)
      markup += `<rect x="${n(focus - halfW * 0.25)}" y="${n(vanish - halfH)}" width="${n(halfW * 0.5)}" height="${n(3 + scale * 30)}" fill="${palette.light}" opacity="0.7"/>`;
  }
  const doorway = vertical(stage, [
    [0, lighter(palette.light, 0.5)],
    [1, palette.light],
  ]);
  const floor = vertical(stage, [
    [0, palette.light, 0.6],
    [1, palette.light, 0],
  ]);
  return (
    markup +
    `<rect x="${n(focus - 58)}" y="${n(vanish - 92)}" width="116" height="190" fill="${doorway}"/><path d="M${n(focus - 58)} ${n(vanish + 98)}H${n(focus + 58)}L${n(focus + 250)} ${h}H${n(focus - 250)}Z" fill="${floor}" style="mix-blend-mode:screen"/>` +
    glow(stage, focus, vanish, 470, palette.light, 0.75) +
    person(stage, focus + (random.chance(0.5) ? 10 : -16), vanish + 170, 250, random.pick(['man', 'woman'])) +
    mist(stage, h * 0.85, 220, 0.16)
  );
};

export const stage: Scene = (stageOf) => {
  const { h, w, focus, palette, random } = stageOf;
  let beams = '';
  for (let index = 0; index < 9; index += 1) {
    const x = (w * (index + 0.5)) / 9;
    const aim = focus + (random.next() - 0.5) * w * 0.6;
    const colour = index % 2 === 0 ? palette.accent : palette.light;
    const paint = vertical(stageOf, [
      [0, colour, 0.6],
      [0.75, colour, 0.08],
      [1, colour, 0],
    ]);
    beams +=
      `<path d="M${n(x - 5)} -10L${n(x + 5)} -10L${n(aim + 90)} ${n(h * 0.86)}H${n(aim - 90)}Z" fill="${paint}"/>` +
      glow(stageOf, x, 8, 80, colour, 0.9);
  }
  let crowd = '';
  for (let row = 0; row < 3; row += 1) {
    for (let x = -20; x < w + 20; x += 34 + row * 16 + random.next() * 16) {
      const y = h * (0.88 + row * 0.055) + random.next() * 16;
      const size = 13 + row * 8;
      crowd += `<g fill="${mix(palette.near, palette.ink, 0.45 + row * 0.27)}"><circle cx="${n(x)}" cy="${n(y - size)}" r="${n(size * 0.62)}"/><path d="M${n(x - size * 1.3)} ${h}V${n(y + size * 0.5)}Q${n(x)} ${n(y - size * 0.7)} ${n(x + size * 1.3)} ${n(y + size * 0.5)}V${h}Z"/>`;
      if (random.chance(0.34))
        crowd += `<path d="M${n(x + size)} ${n(y + size)}L${n(x + size * 1.5)} ${n(y - size * 2.4)}l${n(size * 0.5)} 0L${n(x + size * 1.7)} ${n(y + size)}Z"/>`;
      crowd += '</g>';
    }
  }
  return (
    backdrop(stageOf, [
      [0, palette.ink],
      [0.5, palette.sky[0]],
      [0.85, palette.sky[1]],
      [1, palette.near],
    ]) +
    glow(stageOf, focus, h * 0.66, 620, palette.sky[2], 0.9) +
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    glow(stageOf, focus, h * 0.6, 300, palette.light, 0.8) +
    `<rect y="${n(h * 0.82)}" width="${w}" height="${h}" fill="${palette.ink}" opacity="0.75"/>` +
    (random.chance(0.5)
      ? athlete(stageOf, 'cheer', focus, h * 0.83, 230)
      : person(stageOf, focus, h * 0.83, 250)) +
    `<path d="M${n(focus + 40)} ${n(h * 0.83)}V${n(h * 0.64)}h4V${n(h * 0.83)}Z" fill="${palette.ink}"/>` +
    mist(stageOf, h * 0.74, 260, 0.35, palette.sky[2]) +
    crowd +
    particles(stageOf, palette.light, 60, 0)
  );
};

export const studio: Scene = (stageOf) => {
  const { h, w, focus, palette, random } = stageOf;
  const cy = h * 0.38;
  let rings = '';
  for (let index = 0; index < 8; index += 1) {
    const radius = 110 + index * 54;
    const start = random.next() * Math.PI * 2;
    const sweep = 0.8 + random.next() * 2.4;
    const x = (angle: number): number => focus + Math.cos(angle) * radius;
    const y = (angle: number): number => cy + Math.sin(angle) * radius;
    rings += `<path d="M${n(x(start))} ${n(y(start))}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${n(x(start + sweep))} ${n(y(start + sweep))}" stroke="${index % 3 === 0 ? palette.accent : palette.light}" stroke-width="${n(2 + random.next() * 11)}" opacity="${n(0.15 + random.next() * 0.45)}" fill="none"/>`;
  }
  let globe = '';
  for (const squeeze of [0.25, 0.6, 0.9])
    globe += `<ellipse cx="${n(focus)}" cy="${n(cy)}" rx="${n(150 * squeeze)}" ry="150"/><ellipse cx="${n(focus)}" cy="${n(cy)}" rx="150" ry="${n(150 * squeeze)}"/>`;
  let panels = '';
  for (let index = 0; index < 10; index += 1) {
    const x = (w * index) / 10 + random.next() * 40;
    const paint = vertical(stageOf, [
      [0, palette.sky[2], 0.05],
      [0.5, palette.sky[2], 0.4],
      [1, palette.sky[2], 0.02],
    ]);
    panels += `<path d="M${n(x)} 0h${n(30 + random.next() * 60)}l-60 ${n(h * 0.8)}h-60z" fill="${paint}"/>`;
  }
  const edge = `M${n(focus - 330)} ${n(h * 0.8)}Q${n(focus)} ${n(h * 0.745)} ${n(focus + 330)} ${n(h * 0.8)}`;
  const desk = vertical(stageOf, [
    [0, mix(palette.sky[2], '#ffffff', 0.35)],
    [0.06, palette.sky[1]],
    [1, palette.ink],
  ]);
  return (
    dusk(stageOf, 0.6) +
    panels +
    glow(stageOf, focus, cy, 560, palette.sky[2], 0.9) +
    rings +
    `<circle cx="${n(focus)}" cy="${n(cy)}" r="150" fill="${palette.sky[1]}" opacity="0.55"/><g fill="none" stroke="${palette.light}" stroke-width="2.5" opacity="0.6">${globe}<circle cx="${n(focus)}" cy="${n(cy)}" r="150"/></g>` +
    bokeh(stageOf, 0, h * 0.7, 10, 26) +
    `<rect y="${n(h * 0.76)}" width="${w}" height="${h}" fill="${palette.ink}" opacity="0.65"/>` +
    `<path d="${edge}L${n(focus + 280)} ${h}H${n(focus - 280)}Z" fill="${desk}"/><path d="${edge}" stroke="${palette.accent}" stroke-width="7" fill="none"/>` +
    glow(stageOf, focus, h * 0.8, 380, palette.accent, 0.4)
  );
};

export const food: Scene = (stageOf) => {
  const { h, w, focus, palette, random } = stageOf;
  const cy = stageOf.isPoster ? h * 0.42 : h * 0.5;
  const radius = stageOf.isPoster ? 250 : 340;
  let boards = '';
  for (let y = -20; y < h; y += 96)
    boards += `<path d="M0 ${n(y)}h${w}" stroke="${palette.ink}" stroke-width="4" opacity="0.55"/><path d="M0 ${n(y + 30 + random.next() * 40)}q${n(w * 0.3)} ${n(random.next() * 14)} ${w} ${n(random.next() * 10)}" stroke="${palette.haze}" stroke-width="2" opacity="0.12" fill="none"/>`;
  const china = radial(
    stageOf,
    [
      [0, mix(palette.near, '#fff3e0', 0.62)],
      [0.68, mix(palette.near, '#fff3e0', 0.72)],
      [0.72, mix(palette.near, '#fff3e0', 0.4)],
      [0.76, mix(palette.near, '#fff3e0', 0.86)],
      [1, mix(palette.near, '#fff3e0', 0.34)],
    ],
    'cx="0.42" cy="0.36" r="0.62"',
  );
  const fills = ['#c8502e', '#e0a12f', '#7d9a3c', '#efd9b0', '#8a2d2a', '#d97b3f'].map((colour) =>
    radial(
      stageOf,
      [
        [0, mix(colour, '#ffffff', 0.4)],
        [0.55, colour],
        [1, darker(colour, 0.5)],
      ],
      'cx="0.35" cy="0.3" r="0.8"',
    ),
  );
  let bites = '';
  for (let index = 0; index < 26; index += 1) {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next()) * radius * 0.5;
    const size = radius * (0.07 + random.next() * 0.14);
    const x = focus + Math.cos(angle) * far;
    const y = cy + Math.sin(angle) * far;
    bites += `<g transform="rotate(${n(random.next() * 180)} ${n(x)} ${n(y)})"><ellipse cx="${n(x + 6)}" cy="${n(y + 9)}" rx="${n(size)}" ry="${n(size * 0.72)}" fill="#000000" opacity="0.4"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.7)}" fill="${fills[index % fills.length] ?? ''}"/></g>`;
  }
  let leaves = '';
  for (let index = 0; index < 16; index += 1) {
    const x = focus + (random.next() - 0.5) * radius * 1.1;
    const y = cy + (random.next() - 0.5) * radius * 1.1;
    const turn = random.next() * 360;
    leaves += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0Q16 -16 40 -4Q20 12 0 0Z" fill="${random.pick(['#7fa650', '#4f7a33', '#a9c46a'])}"/>`;
  }
  const soft = blur(stageOf, 26);
  return (
    cover(
      stageOf,
      radial(
        stageOf,
        [
          [0, mix(palette.near, palette.haze, 0.5)],
          [0.5, palette.near],
          [1, palette.ink],
        ],
        `gradientUnits="userSpaceOnUse" cx="${n(focus - 160)}" cy="${n(cy - 220)}" r="${n(w * 0.62 + 160)}"`,
      ),
    ) +
    boards +
    `<circle cx="${n(focus + 26)}" cy="${n(cy + 34)}" r="${radius}" fill="#000000" opacity="0.6" filter="${soft}"/><circle cx="${n(focus)}" cy="${n(cy)}" r="${radius}" fill="${china}"/>` +
    bites +
    leaves +
    glow(stageOf, focus - 190, cy - 260, 520, palette.light, 0.5)
  );
};

export const abstract: Scene = (stageOf) => {
  const { h, w, focus, palette, random } = stageOf;
  let shapes = '';
  for (let index = 0; index < 9; index += 1) {
    const radius = 90 + random.next() * 330;
    const x = focus + (random.next() - 0.5) * 520;
    const y = h * 0.45 + (random.next() - 0.5) * 620;
    const colour = random.pick([palette.accent, palette.light, palette.sky[2], palette.haze]);
    const paint = stageOf.define(
      'a',
      (id) =>
        `<linearGradient id="${id}" gradientTransform="rotate(${n(random.next() * 90)})"><stop offset="0" stop-color="${colour}" stop-opacity="0.85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
    shapes += random.chance(0.6)
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}" style="mix-blend-mode:screen"/>`
      : `<path d="M${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(y)}Z" fill="${paint}" transform="rotate(${n(random.next() * 360)} ${n(x)} ${n(y)})"/>`;
  }
  let lines = '';
  for (let index = 0; index < 26; index += 1)
    lines += `<circle cx="${n(focus)}" cy="${n(h * 0.45)}" r="${n(40 + index * 22)}"/>`;
  return (
    dusk(stageOf, 0.6) +
    shapes +
    `<g fill="none" stroke="${palette.light}" stroke-width="1.4" opacity="0.2">${lines}</g>` +
    glow(stageOf, focus, h * 0.45, 380, palette.light, 0.5) +
    `<rect width="${w}" height="0"/>`
  );
};

export const space: Scene = (stageOf) => {
  const { h, w, focus, palette, random } = stageOf;
  const radius = stageOf.isPoster ? 250 : 300;
  const cy = h * 0.4;
  const body = radial(
    stageOf,
    [
      [0, mix(palette.light, palette.sky[2], 0.3)],
      [0.35, palette.sky[2]],
      [0.72, palette.sky[1]],
      [0.9, palette.near],
      [1, palette.ink],
    ],
    'cx="0.26" cy="0.24" r="0.86"',
  );
  const clip = stageOf.define(
    'c',
    (id) => `<clipPath id="${id}"><circle cx="${n(focus)}" cy="${n(cy)}" r="${radius}"/></clipPath>`,
  );
  let bands = '';
  for (let index = 0; index < 14; index += 1) {
    const y = cy - radius + (index + random.next()) * (radius / 7);
    bands += `<ellipse cx="${n(focus + (random.next() - 0.5) * 160)}" cy="${n(y)}" rx="${n(radius * (0.6 + random.next()))}" ry="${n(4 + random.next() * 16)}" fill="${random.pick([palette.light, palette.near, palette.accent])}" opacity="${n(0.06 + random.next() * 0.14)}"/>`;
  }
  const hasRing = random.chance(0.45);
  const ring = `<ellipse cx="${n(focus)}" cy="${n(cy)}" rx="${n(radius * 1.75)}" ry="${n(radius * 0.32)}" fill="none" stroke="${mix(palette.light, palette.accent, 0.3)}" stroke-width="30" opacity="0.5" transform="rotate(-16 ${n(focus)} ${n(cy)})"/>`;
  const front = stageOf.define(
    'c',
    (id) =>
      `<clipPath id="${id}"><rect y="${n(cy + 10)}" width="${w}" height="${h}" transform="rotate(-16 ${n(focus)} ${n(cy)})"/></clipPath>`,
  );
  let dust = '';
  for (let index = 0; index < 7; index += 1)
    dust += glow(
      stageOf,
      random.next() * w,
      random.next() * h * 0.8,
      220 + random.next() * 320,
      random.pick([palette.sky[1], palette.sky[2], palette.accent]),
      0.3,
    );
  return (
    backdrop(stageOf, [
      [0, palette.ink],
      [0.6, palette.sky[0]],
      [1, palette.sky[1]],
    ]) +
    dust +
    glow(stageOf, focus - radius * 0.5, cy - radius * 0.5, radius * 2.2, palette.sky[2], 0.7) +
    starsOf(stageOf) +
    (hasRing ? ring : '') +
    `<circle cx="${n(focus)}" cy="${n(cy)}" r="${radius}" fill="${body}"/><g clip-path="${clip}"><g transform="rotate(-16 ${n(focus)} ${n(cy)})">${bands}</g></g>` +
    `<circle cx="${n(focus - 3)}" cy="${n(cy - 3)}" r="${n(radius + 1)}" fill="none" stroke="${palette.light}" stroke-width="4" opacity="0.45"/>` +
    (hasRing
      ? `<g clip-path="${front}">${ring}</g>`
      : disc(stageOf, focus + radius * 0.86, cy - radius * 0.7, 34, 0.9)) +
    ridge(stageOf, { base: h * 0.92, rise: 150, depth: 0.9, roughness: 0.6 }) +
    mist(stageOf, h * 0.86, 190, 0.4, palette.sky[2]) +
    ridge(stageOf, { base: h * 1.02, rise: 120, depth: 1, roughness: 0.5 }) +
    person(stageOf, focus - 60, h * 0.945, 125, 'man')
  );
};

function starsOf(stageOf: Parameters<Scene>[0]): string {
  const { w, h, random } = stageOf;
  let d = '';
  for (let index = 0; index < 240; index += 1) {
    const size = 1 + random.next() ** 5 * 2.6;
    d += `M${n(random.next() * w)} ${n(random.next() * h * 0.9)}h${n(size)}v${n(size)}h${n(-size)}z`;
  }
  return `<path d="${d}" fill="#ffffff" opacity="0.8"/>`;
}
