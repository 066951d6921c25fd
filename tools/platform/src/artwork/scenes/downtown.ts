import { darker, lighter, mix } from '../drawing/colour.ts';
import { birds, clouds, disc, mist, particles, ridge, sky, stars, water } from '../drawing/nature.ts';
import { person } from '../drawing/people.ts';
import { cover, glow, horizontal, n, vertical } from '../drawing/stage.ts';
import { bokeh, house, skyline } from '../drawing/structures.ts';
import type { Scene } from './scene.ts';

export const rooftops: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const horizon = h * 0.42;
  const colours = ['#9c3b2c', '#c7a25a', '#dcd5c4', '#5b6b72', '#7c2f27', '#b9693f'] as const;
  let rows = '';
  for (let row = 0; row < 4; row += 1) {
    const share = row / 4;
    const foot = horizon + 90 + share ** 1.2 * (h - horizon) * 1.05;
    const size = 66 + share * 120;
    for (let x = -40 + random.next() * 60; x < w + 60;) {
      const width = size * (0.8 + random.next() * 0.6);
      const colour = mix(
        mix(random.pick(colours), palette.near, 0.5 + share * 0.15),
        palette.haze,
        0.3 - share * 0.28,
      );
      rows += house(stage, x, foot, width, colour, 0.4, random.chance(0.25));
      x += width * 0.96;
    }
    rows += mist(stage, foot - 6, 60 + size * 0.5, 0.3 - share * 0.22);
  }
  return (
    sky(stage, horizon, focus, 1.1) +
    (random.chance(0.4) ? stars(stage, horizon * 0.7, 110) : clouds(stage, 20, horizon * 0.8, 9)) +
    disc(stage, focus + 110, horizon - 70, 48, 0.9) +
    ridge(stage, { base: horizon + 30, rise: 200, depth: 0.22 }) +
    `<path d="M${n(focus - 120)} ${n(horizon + 130)}v-210h-10l34 -40l6 -130l6 130l34 40h-10v210z" fill="${mix(palette.near, palette.haze, 0.15)}"/>` +
    rows +
    birds(stage, focus, horizon - 120, 9, 360)
  );
};

export const opera: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const quay = h * 0.7;
  const stone = horizontal(stage, [
    [0, mix('#ffffff', palette.haze, 0.3)],
    [0.6, mix('#ffffff', palette.light, 0.4)],
    [1, mix('#ffffff', palette.near, 0.45)],
  ]);
  const glass = vertical(stage, [
    [0, mix(palette.accent, '#ffe3ad', 0.6)],
    [1, mix(palette.accent, palette.near, 0.4)],
  ]);
  let bars = '';
  for (let x = -130; x <= 210; x += 22) bars += `M${n(focus + x)} ${n(quay - 210)}h4v180h-4z`;
  const walkers = Array.from({ length: 5 }, (_walker, index) => {
    const share = 0.12 + index * 0.17 + random.next() * 0.06;
    const x = focus - 430 + share * 480;
    return person(stage, x, quay + 10 - share * 170, 40 + random.next() * 14);
  });
  return (
    sky(stage, quay - 40, focus - 120, 1.15) +
    clouds(stage, 30, h * 0.45, 9) +
    skyline(stage, quay - 30, 190, 0.2) +
    mist(stage, quay - 60, 150, 0.5) +
    water(stage, quay + 20, focus, 0.2) +
    `<path d="M${n(focus - 140)} ${n(quay + 4)}V${n(quay - 214)}H${n(focus + 230)}V${n(quay + 4)}Z" fill="${glass}"/><path d="${bars}" fill="${palette.ink}" opacity="0.55"/>` +
    `<path d="M${n(focus - 220)} ${n(quay - 200)}L${n(focus + 290)} ${n(quay - 268)}V${n(quay - 222)}L${n(focus - 190)} ${n(quay - 188)}Z" fill="${stone}"/>` +
    `<path d="M${n(focus - 620)} ${n(quay + 34)}L${n(focus - 220)} ${n(quay - 200)}L${n(focus + 10)} ${n(quay + 34)}Z" fill="${stone}"/><path d="M${n(focus + 180)} ${n(quay + 34)}L${n(focus + 290)} ${n(quay - 268)}L${n(w + 60)} ${n(quay + 34)}Z" fill="${darker(mix('#ffffff', palette.near, 0.5), 0.1)}"/>` +
    walkers.join('') +
    glow(stage, focus + 40, quay + 60, 300, palette.accent, 0.5)
  );
};

export const metro: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const vanishX = focus + 60;
  const vanish = h * 0.47;
  const floor = vertical(stage, [
    [0, mix(palette.haze, palette.light, 0.3)],
    [1, mix(palette.near, palette.ink, 0.5)],
  ]);
  const roof = vertical(stage, [
    [0, palette.ink],
    [1, mix(palette.near, palette.haze, 0.5)],
  ]);
  let strips = '';
  for (let index = 0; index < 9; index += 1) {
    const a = (index / 9) ** 1.9;
    const b = ((index + 0.55) / 9) ** 1.9;
    const y = (share: number): number => vanish - 24 - share * (vanish + 60);
    strips += `M${n(vanishX - 14 - a * 110)} ${n(y(a))}h${n(28 + a * 220)}L${n(vanishX + 14 + b * 110)} ${n(y(b))}h${n(-28 - b * 220)}Z`;
  }
  let panes = '';
  let entrances = '';
  const at = (share: number): number => vanishX + 40 + share * (w - vanishX + 200);
  for (let index = 0; index < 12; index += 1) {
    const a = (index / 12) ** 1.7;
    const b = ((index + 0.7) / 12) ** 1.7;
    const top = (share: number): number => vanish - 12 - share * 250;
    const foot = (share: number): number => vanish + 8 + share * 30;
    const d = `M${n(at(a))} ${n(top(a))}L${n(at(b))} ${n(top(b))}V${n(foot(b))}L${n(at(a))} ${n(foot(a))}Z`;
    if (index % 4 === 2) entrances += d;
    else panes += d;
  }
  let pillars = '';
  for (const share of [0.1, 0.28, 0.62, 1.2]) {
    const x = vanishX - 50 - share * 520;
    const half = 6 + share * 46;
    pillars += `<path d="M${n(x - half)} ${n(vanish - 30 - share * 520)}H${n(x + half)}V${n(vanish + 30 + share * 330)}H${n(x - half)}Z" fill="${mix(palette.haze, palette.ink, 0.45 + share * 0.35)}"/>`;
  }
  return (
    cover(stage, roof) +
    `<path d="M${n(vanishX - 40)} ${n(vanish + 20)}H${n(vanishX + 40)}L${n(w + 200)} ${h}H${n(-w * 0.4)}Z" fill="${floor}"/>` +
    `<path d="${strips}" fill="${lighter(palette.light, 0.4)}"/>` +
    glow(stage, vanishX, vanish, 420, palette.light, 0.65) +
    `<path d="M${n(at(0))} ${n(vanish - 30)}L${n(at(1))} ${n(vanish - 330)}V${n(vanish + 300)}L${n(at(0))} ${n(vanish + 22)}Z" fill="${mix(palette.accent, palette.ink, 0.45)}"/><path d="${panes}" fill="${mix(palette.light, '#fff3cf', 0.5)}"/><path d="${entrances}" fill="${darker(palette.accent, 0.1)}"/>` +
    pillars +
    person(stage, focus - 40, h * 0.82, 300, random.pick(['man', 'woman'])) +
    person(stage, focus + 36, h * 0.62, 120) +
    person(stage, focus - 150, h * 0.66, 150) +
    mist(stage, h * 0.9, 160, 0.16)
  );
};

export const umbrellas: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const umbrella = (x: number, y: number, size: number, colour: string): string =>
    person(stage, x, y + size * 1.5, size * 1.7) +
    `<path d="M${n(x - size)} ${n(y)}Q${n(x - size * 0.9)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 0.86)}Q${n(x + size * 0.9)} ${n(y - size * 0.8)} ${n(x + size)} ${n(y)}q${n(-size * 0.25)} ${n(-size * 0.2)} ${n(-size * 0.5)} 0q${n(-size * 0.25)} ${n(-size * 0.2)} ${n(-size * 0.5)} 0q${n(-size * 0.25)} ${n(-size * 0.2)} ${n(-size * 0.5)} 0q${n(-size * 0.25)} ${n(-size * 0.2)} ${n(-size * 0.5)} 0z" fill="${colour}"/><path d="M${n(x - size * 0.96)} ${n(y - 4)}Q${n(x - size * 0.8)} ${n(y - size * 0.78)} ${n(x)} ${n(y - size * 0.85)}" fill="none" stroke="${palette.light}" stroke-width="${n(size * 0.03)}" opacity="0.7"/>`;
  let crowd = '';
  for (let row = 0; row < 3; row += 1) {
    const size = 52 + row * 34;
    for (let x = random.next() * 90; x < w + 40; x += size * (1.6 + random.next() * 0.9)) {
      if (Math.abs(x - focus) < size * 1.5) continue;
      crowd += umbrella(
        x,
        h * (0.5 + row * 0.14) + random.next() * 24,
        size,
        mix(mix(palette.near, palette.haze, 0.35 - row * 0.12), palette.ink, 0.2 + row * 0.25),
      );
    }
    if (row === 1) crowd += umbrella(focus, h * 0.56, 120, mix(palette.accent, palette.light, 0.12));
  }
  let rain = '';
  for (let index = 0; index < 220; index += 1) {
    const x = random.next() * w;
    const y = random.next() * h;
    const long = 20 + random.next() * 50;
    rain += `M${n(x)} ${n(y)}l${n(-long * 0.12)} ${n(long)}h1.4l${n(long * 0.12)} ${n(-long)}z`;
  }
  return (
    sky(stage, h * 0.5, focus, 0.9) +
    skyline(stage, h * 0.56, 330, 0.3) +
    bokeh(stage, h * 0.25, h * 0.6, 26, 34) +
    mist(stage, h * 0.5, 220, 0.5) +
    `<rect y="${n(h * 0.56)}" width="${w}" height="${n(h * 0.44)}" fill="${mix(palette.near, palette.ink, 0.45)}"/>` +
    glow(stage, focus, h * 0.62, 400, palette.accent, 0.35) +
    crowd +
    `<path d="${rain}" fill="${palette.light}" opacity="0.4"/>`
  );
};

export const tram: Scene = (stage) => {
  const { h, w, focus, palette, random } = stage;
  const ground = h * 0.74;
  const colours = ['#b9573c', '#cbb27a', '#8b9a9a', '#d8d2c2', '#75524a'] as const;
  let blocks = '';
  for (let x = -60; x < w + 60;) {
    const width = 120 + random.next() * 90;
    const tall = 330 + random.next() * 190;
    const colour = mix(mix(random.pick(colours), palette.near, 0.58), palette.haze, 0.12);
    blocks += `<path d="M${n(x)} ${n(ground)}v${n(-tall)}h${n(width)}v${n(tall)}z" fill="${colour}"/>`;
    let panes = '';
    let lit = '';
    for (let column = 0; column < 4; column += 1) {
      for (let floor = 0; floor < 5; floor += 1) {
        const pane = `M${n(x + width * (0.1 + column * 0.22))} ${n(ground - tall + 30 + floor * 74)}h${n(width * 0.13)}v40h${n(-width * 0.13)}z`;
        if (random.chance(0.4)) lit += pane;
        else panes += pane;
      }
    }
    blocks += `<path d="${panes}" fill="${palette.ink}" opacity="0.5"/><path d="${lit}" fill="${mix(palette.accent, '#ffe3a8', 0.6)}" opacity="0.9"/>`;
    x += width;
  }
  const body = mix(palette.accent, palette.near, 0.25);
  let windows = '';
  for (let index = 0; index < 7; index += 1)
    windows += `M${n(focus - 270 + index * 72)} ${n(ground - 130)}h58v66h-58z`;
  const wet = vertical(stage, [
    [0, mix(palette.haze, palette.near, 0.5)],
    [1, palette.ink],
  ]);
  let shine = '';
  for (let index = 0; index < 50; index += 1)
    shine += `M${n(focus - 330 + random.next() * 640)} ${n(ground + 10 + random.next() * 60)}h${n(10 + random.next() * 26)}v${n(30 + random.next() * 90)}h-20z`;
  return (
    sky(stage, h * 0.4, focus, 0.9) +
    (random.chance(0.5) ? disc(stage, focus + 190, h * 0.12, 34, 0.7) : '') +
    blocks +
    mist(stage, ground - 60, 190, 0.4) +
    `<rect y="${n(ground)}" width="${w}" height="${n(h - ground)}" fill="${wet}"/><path d="${shine}" fill="${palette.accent}" opacity="0.22"/>` +
    `<path d="M${n(focus - 20)} ${n(ground - 184)}l30 -46l30 46M${n(-20)} ${n(ground - 232)}H${n(w + 20)}" stroke="${palette.ink}" stroke-width="4" fill="none"/>` +
    `<rect x="${n(focus - 300)}" y="${n(ground - 184)}" width="600" height="190" rx="34" fill="${body}"/><rect x="${n(focus - 300)}" y="${n(ground - 42)}" width="600" height="40" fill="${darker(body, 0.4)}"/><path d="${windows}" fill="${mix('#fff2cc', palette.light, 0.3)}"/><path d="M${n(focus + 240)} ${n(ground - 132)}h56v76h-56z" fill="${mix('#fff2cc', palette.light, 0.5)}"/>` +
    glow(stage, focus + 290, ground - 24, 130, '#fff3c8', 1) +
    person(stage, focus - 390, ground + 92, 210) +
    person(stage, focus - 120, ground + 130, 250, random.pick(['man', 'woman'])) +
    particles(stage, palette.light, 90, 0.1)
  );
};
