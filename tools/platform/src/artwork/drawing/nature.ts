import { darker, lighter, mix } from './colour.ts';
import { cover, glow, horizontal, n, radial, vertical } from './stage.ts';
import type { Stage } from './stage.ts';

export function sky(stage: Stage, horizon: number, lightX = stage.focus, strength = 1): string {
  const { palette, w, h } = stage;
  const at = horizon / h;
  const paint = vertical(stage, [
    [0, palette.sky[0]],
    [at * 0.55, palette.sky[1]],
    [at, palette.sky[2]],
    [1, palette.sky[2]],
  ]);
  return (
    cover(stage, paint) +
    glow(stage, lightX, horizon, w * 0.55 + 250, palette.light, 0.5 * strength) +
    glow(stage, lightX, horizon, 330, palette.light, 0.5 * strength)
  );
}

export function disc(stage: Stage, x: number, y: number, radius: number, opacity = 1): string {
  const { palette } = stage;
  const paint = radial(stage, [
    [0, lighter(palette.light, 0.7)],
    [0.75, palette.light],
    [1, mix(palette.light, palette.sky[2], 0.35)],
  ]);
  return (
    glow(stage, x, y, radius * 5, palette.light, 0.55 * opacity) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}" opacity="${opacity}"/>` +
    glow(stage, x, y, radius * 2, palette.light, 0.45 * opacity)
  );
}

export function clouds(stage: Stage, from: number, to: number, count = 7): string {
  const { random, palette, w } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const y = from + (to - from) * random.next();
    const width = w * (0.25 + random.next() * 0.6);
    const x = random.next() * (w + width) - width / 2;
    const height = 8 + random.next() * 26;
    const paint = radial(stage, [
      [0, mix(palette.light, palette.sky[2], 0.35), 0.5],
      [0.6, palette.sky[2], 0.22],
      [1, palette.sky[2], 0],
    ]);
    markup += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width / 2)}" ry="${n(height)}" fill="${paint}"/>`;
    markup += `<ellipse cx="${n(x + width * 0.12)}" cy="${n(y + height * 0.35)}" rx="${n(width / 3.2)}" ry="${n(height * 0.4)}" fill="${paint}"/>`;
  }
  return markup;
}

export function stars(stage: Stage, to: number, count = 160): string {
  const { random, w } = stage;
  let small = '';
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * w;
    const y = random.next() ** 1.4 * to;
    const size = 0.8 + random.next() ** 6 * 3.2;
    if (size < 1.6) small += `M${n(x)} ${n(y)}h1.7v1.7h-1.7z`;
    else markup += glow(stage, x, y, size * 3, '#ffffff', 0.9);
  }
  return `<path d="${small}" fill="#ffffff" opacity="0.75"/>${markup}`;
}

/** Midpoint displacement. */
function heights(stage: Stage, roughness: number): number[] {
  const { random } = stage;
  let line = Array.from({ length: Math.max(4, Math.round(stage.w / 165)) }, () => random.next());
  let shake = 0.55;
  for (let round = 0; round < 5; round += 1) {
    const next: number[] = [];
    for (let index = 0; index < line.length - 1; index += 1) {
      const a = line[index] ?? 0;
      const b = line[index + 1] ?? 0;
      next.push(a, (a + b) / 2 + (random.next() - 0.5) * shake);
    }
    next.push(line.at(-1) ?? 0);
    line = next;
    shake *= roughness;
  }
  const low = Math.min(...line);
  const high = Math.max(...line);
  return line.map((value) => (value - low) / (high - low || 1));
}

export interface Ridge {
  readonly base: number;
  readonly rise: number;
  /** 0 is distant and hazy, 1 near and dark. */
  readonly depth: number;
  readonly roughness?: number;
  /** Share of snow on the lit sides, 0 to 1. */
  readonly snow?: number;
  /** Raises the sides, like a fjord. */
  readonly valley?: number;
}

/** Draws a ridge, lit from the focus. */
export function ridge(
  stage: Stage,
  { base, rise, depth, roughness = 0.55, snow = 0, valley = 0 }: Ridge,
): string {
  const { w, h, palette, focus } = stage;
  const line = heights(stage, roughness);
  const step = w / (line.length - 1);
  const points = line.map((value, index) => {
    const x = index * step;
    const side = Math.min(1, Math.abs(x - focus) / (w * 0.5)) ** 1.3;
    const raise = valley > 0 ? 1 - valley + valley * side * 1.35 : 1;
    return { x, y: base - value * rise * raise };
  });
  const d = `M0 ${h}${points.map(({ x, y }) => `L${n(x)} ${n(y)}`).join('')}L${w} ${h}Z`;
  const body = mix(palette.haze, palette.near, depth);
  const top = depth > 0.75 ? mix(body, palette.ink, 0.25) : mix(body, palette.haze, 0.1);
  const paint = stage.define(
    'm',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(base - rise)}" x2="0" y2="${n(base + rise * 0.35)}"><stop offset="0" stop-color="${darker(top, 0.12)}"/><stop offset="0.55" stop-color="${body}"/><stop offset="1" stop-color="${mix(body, palette.haze, 0.55 * (1 - depth * 0.6))}"/></linearGradient>`,
  );
  let lit = '';
  let shade = '';
  if (rise > 60) {
    for (let index = 2; index < points.length - 2; index += 1) {
      const here = points[index];
      const before = points[index - 2];
      const after = points[index + 2];
      if (!here || !before || !after || here.y >= before.y || here.y >= after.y) continue;
      const towardsLight = here.x < focus ? 1 : -1;
      const fall = (base - here.y) * (0.35 + 0.4 * stage.random.next());
      const reach = fall * (0.45 + 0.35 * stage.random.next());
      const bend = here.x + towardsLight * reach * 0.28;
      lit += `M${n(here.x)} ${n(here.y)}L${n(here.x + towardsLight * reach)} ${n(here.y + fall * 0.75)}L${n(bend + towardsLight * reach * 0.12)} ${n(here.y + fall * 0.62)}L${n(bend)} ${n(here.y + fall)}L${n(here.x + towardsLight * reach * 0.02)} ${n(here.y + fall * 0.5)}Z`;
      shade += `M${n(here.x)} ${n(here.y)}L${n(here.x - towardsLight * reach * 0.9)} ${n(here.y + fall)}L${n(here.x - towardsLight * reach * 0.2)} ${n(here.y + fall * 0.7)}L${n(here.x + towardsLight * reach * 0.1)} ${n(here.y + fall * 1.1)}Z`;
    }
  }
  const litColour =
    snow > 0
      ? mix(lighter(palette.light, 0.25), palette.haze, 0.3 + depth * 0.15)
      : mix(palette.light, body, 0.6);
  const clip = stage.define('c', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<path d="${d}" fill="${paint}"/><g clip-path="${clip}"><path d="${shade}" fill="${palette.ink}" opacity="${n(0.12 + depth * 0.18)}"/><path d="${lit}" fill="${litColour}" opacity="${snow > 0 ? 0.35 + snow * 0.5 : 0.3}"/></g>`;
}

export function mist(
  stage: Stage,
  y: number,
  height: number,
  opacity = 0.5,
  colour = stage.palette.haze,
): string {
  const { w } = stage;
  const paint = vertical(stage, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return `<rect x="0" y="${n(y - height / 2)}" width="${w}" height="${n(height)}" fill="${paint}"/>`;
}

/** Draws the water below the horizon. */
export function water(stage: Stage, horizon: number, lightX = stage.focus, swell = 0.4): string {
  const { w, h, palette, random } = stage;
  const depth = h - horizon;
  const paint = vertical(stage, [
    [0, mix(palette.sky[2], palette.haze, 0.4)],
    [0.12, mix(palette.sky[1], palette.near, 0.25)],
    [0.55, mix(palette.near, palette.ink, 0.25)],
    [1, palette.ink],
  ]);
  let road = '';
  let waves = '';
  for (let index = 0; index < 150; index += 1) {
    const far = random.next() ** 1.7;
    const y = horizon + 2 + far * depth;
    const spread = 16 + far * w * 0.16;
    const x = lightX + (random.next() + random.next() + random.next() - 1.5) * spread;
    const length = (6 + far * 90) * (0.4 + random.next());
    const thick = 0.8 + far * 5 * (0.4 + swell);
    road += `M${n(x - length / 2)} ${n(y)}q${n(length / 2)} ${n(-thick)} ${n(length)} 0q${n(-length / 2)} ${n(thick)} ${n(-length)} 0z`;
  }
  for (let index = 0; index < 90; index += 1) {
    const far = random.next() ** 1.3;
    const y = horizon + 3 + far * depth;
    const x = random.next() * w;
    const length = (20 + far * 240) * (0.4 + random.next());
    const thick = 0.8 + far * 9 * swell;
    waves += `M${n(x - length / 2)} ${n(y)}q${n(length / 2)} ${n(-thick)} ${n(length)} 0q${n(-length / 2)} ${n(thick * 0.4)} ${n(-length)} 0z`;
  }
  return (
    `<rect x="0" y="${n(horizon)}" width="${w}" height="${n(depth)}" fill="${paint}"/>` +
    glow(stage, lightX, horizon + 20, 260 + w * 0.12, palette.light, 0.4) +
    `<path d="${waves}" fill="${mix(palette.haze, palette.light, 0.25)}" opacity="0.17"/>` +
    `<path d="${road}" fill="${lighter(palette.light, 0.3)}" opacity="0.55" style="mix-blend-mode:screen"/>`
  );
}

function spruce(stage: Stage, x: number, foot: number, height: number): string {
  const { random } = stage;
  const tiers = 7 + Math.floor(height / 60);
  const half = height * (0.15 + random.next() * 0.06);
  const lean = (random.next() - 0.5) * height * 0.02;
  let left = '';
  let right = '';
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const y = foot - height + share * height * 0.94;
    const out = half * share ** 0.85 * (0.75 + random.next() * 0.45);
    const inn = out * (0.45 + random.next() * 0.15);
    right += `L${n(x + lean * (1 - share) + out)} ${n(y + height * 0.012)}L${n(x + lean * (1 - share) + inn)} ${n(y - height * 0.006)}`;
    left = `L${n(x + lean * (1 - share) - inn)} ${n(y - height * 0.006)}L${n(x + lean * (1 - share) - out)} ${n(y + height * 0.012)}${left}`;
  }
  return `M${n(x + lean)} ${n(foot - height)}${right}L${n(x + half * 0.08)} ${n(foot)}L${n(x - half * 0.08)} ${n(foot)}${left}Z`;
}

/** Draws a row of spruces; `gap` is the open share of the width in the middle. */
export function forest(
  stage: Stage,
  {
    foot,
    height,
    depth,
    gap = 0,
    density = 1,
  }: { foot: number; height: number; depth: number; gap?: number; density?: number },
): string {
  const { w, h, random, palette, focus } = stage;
  const colour = mix(palette.haze, palette.ink, Math.min(1, 0.2 + depth * 0.85));
  let d = '';
  const spacing = (height * 0.2) / density;
  for (let x = -40; x < w + 40; x += spacing * (0.5 + random.next())) {
    if (Math.abs(x - focus) < gap * w * (0.8 + random.next() * 0.4)) continue;
    d += spruce(stage, x, foot + random.next() * height * 0.06, height * (0.55 + random.next() ** 1.6 * 0.6));
  }
  const paint = vertical(stage, [
    [0, darker(colour, 0.1)],
    [0.6, colour],
    [1, mix(colour, palette.haze, 0.3 * (1 - depth))],
  ]);
  return `<path d="${d}" fill="${paint}"/><rect x="0" y="${n(foot)}" width="${w}" height="${n(h - foot)}" fill="${mix(colour, palette.ink, 0.2)}" opacity="${depth > 0.7 ? 1 : 0.75}"/>`;
}

export function grass(stage: Stage, foot: number, height: number, colour: string): string {
  const { w, random } = stage;
  let d = '';
  for (let x = -10; x < w + 10; x += 4 + random.next() * 7) {
    const tall = height * (0.3 + random.next() * 0.8);
    const bend = (random.next() - 0.45) * tall * 0.6;
    d += `M${n(x)} ${n(foot)}Q${n(x + bend * 0.3)} ${n(foot - tall * 0.6)} ${n(x + bend)} ${n(foot - tall)}Q${n(x + bend * 0.3 + 4)} ${n(foot - tall * 0.5)} ${n(x + 5)} ${n(foot)}Z`;
  }
  return `<path d="${d}" fill="${colour}"/>`;
}

export function particles(stage: Stage, colour: string, count = 130, slant = 0.3): string {
  const { w, h, random } = stage;
  let d = '';
  let near = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * w;
    const y = random.next() * h;
    const size = 1.2 + random.next() ** 3 * 4;
    d += `M${n(x)} ${n(y)}l${n(size * slant * 4)} ${n(size)}l${n(size * 0.8)} ${n(-size * 0.4)}l${n(-size * slant * 4)} ${n(-size)}z`;
  }
  for (let index = 0; index < 14; index += 1) {
    near += glow(stage, random.next() * w, random.next() * h, 8 + random.next() * 26, colour, 0.35);
  }
  return `<path d="${d}" fill="${colour}" opacity="0.7"/>${near}`;
}

export function birds(stage: Stage, x: number, y: number, count: number, spread: number): string {
  const { random, palette } = stage;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const bx = x + (random.next() - 0.5) * spread;
    const by = y + (random.next() - 0.5) * spread * 0.4;
    const size = 5 + random.next() * 9;
    d += `M${n(bx - size)} ${n(by - size * 0.25)}Q${n(bx - size * 0.4)} ${n(by - size * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + size * 0.4)} ${n(by - size * 0.55)} ${n(bx + size)} ${n(by - size * 0.25)}`;
  }
  return `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="2" opacity="0.75"/>`;
}

export function northernLight(stage: Stage, colour: string, horizon: number): string {
  const { w, random, palette } = stage;
  let markup = '';
  for (let band = 0; band < 3; band += 1) {
    const base = horizon * (0.5 + band * 0.13);
    const phase = random.next() * 6;
    const tint = band === 1 ? mix(colour, '#a06bff', 0.35) : colour;
    const tall = horizon * (0.45 - band * 0.07);
    const paint = vertical(stage, [
      [0, tint, 0],
      [0.55, tint, 0.22],
      [0.93, lighter(tint, 0.35), 0.5],
      [1, tint, 0],
    ]);
    let d = '';
    const width = w / 70;
    for (let column = -2; column < 72; column += 1) {
      const x = column * width;
      const wave = Math.sin(column * 0.11 + phase) * 70 + Math.sin(column * 0.29 + phase * 2) * 26;
      const y = base + wave + (x - w / 2) * 0.06;
      const height =
        tall * (0.6 + 0.4 * Math.sin(column * 0.5 + phase * 3) * random.next() + 0.25 * random.next());
      d += `<rect x="${n(x)}" y="${n(y - height)}" width="${n(width * 1.35)}" height="${n(height)}" fill="${paint}"/>`;
    }
    markup += `<g style="mix-blend-mode:screen" opacity="${0.95 - band * 0.2}">${d}</g>`;
  }
  return markup + glow(stage, stage.focus, horizon, w * 0.5, mix(colour, palette.light, 0.2), 0.35);
}

/** Draws a dark gradient at one side, so that text is readable. */
export function sideShade(stage: Stage, share: number, opacity: number): string {
  const { palette } = stage;
  return cover(
    stage,
    horizontal(stage, [
      [0, palette.ink, opacity],
      [share, palette.ink, opacity * 0.45],
      [Math.min(1, share * 1.9), palette.ink, 0],
      [1, palette.ink, 0],
    ]),
  );
}
