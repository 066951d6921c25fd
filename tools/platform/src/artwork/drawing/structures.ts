import { darker, lighter, mix } from './colour.ts';
import { glow, n, vertical } from './stage.ts';
import type { Stage } from './stage.ts';

/** Draws city blocks with lit windows; `depth` 0 is distant. */
export function skyline(stage: Stage, base: number, tallest: number, depth: number): string {
  const { w, random, palette } = stage;
  const colour = mix(mix(palette.haze, palette.sky[1], 0.5), palette.ink, 0.25 + depth * 0.65);
  let blocks = '';
  let warm = '';
  let cool = '';
  for (let x = -20; x < w + 20;) {
    const width = (34 + random.next() * 70) * (0.6 + depth * 0.8);
    const tall = tallest * (0.35 + random.next() ** 1.5 * 0.65);
    const top = base - tall;
    blocks += `M${n(x)} ${n(base + 4)}V${n(top)}H${n(x + width)}V${n(base + 4)}Z`;
    if (random.chance(0.3))
      blocks += `M${n(x + width * 0.4)} ${n(top)}V${n(top - tall * 0.16)}H${n(x + width * 0.44)}V${n(top)}Z`;
    if (random.chance(0.3))
      blocks += `M${n(x + width * 0.2)} ${n(top)}V${n(top - 16)}H${n(x + width * 0.7)}V${n(top)}Z`;
    const size = 3 + depth * 4;
    const gap = size * 2.3;
    const share = 0.16 + random.next() * 0.26;
    for (let wx = x + gap * 0.6; wx < x + width - size; wx += gap) {
      for (let wy = top + gap * 0.7; wy < base - gap * 0.4; wy += gap * 1.15) {
        if (!random.chance(share)) continue;
        const pane = `M${n(wx)} ${n(wy)}h${n(size)}v${n(size * 1.25)}h${n(-size)}z`;
        if (random.chance(0.8)) warm += pane;
        else cool += pane;
      }
    }
    x += width + random.next() * 6;
  }
  const paint = vertical(stage, [
    [0, darker(colour, 0.08)],
    [1, mix(colour, palette.sky[2], 0.32 * (1 - depth * 0.7))],
  ]);
  return (
    `<path d="${blocks}" fill="${paint}"/>` +
    `<path d="${warm}" fill="${mix(palette.accent, '#ffd89a', 0.6)}" opacity="${n(0.45 + depth * 0.45)}"/>` +
    `<path d="${cool}" fill="${lighter(palette.light, 0.3)}" opacity="${n(0.4 + depth * 0.4)}"/>`
  );
}

export function bokeh(stage: Stage, from: number, to: number, count: number, size = 40): string {
  const { w, random, palette } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * w;
    const y = from + random.next() * (to - from);
    const radius = size * (0.35 + random.next() * 0.9);
    const colour = random.pick([
      palette.light,
      palette.accent,
      mix(palette.accent, palette.light, 0.5),
      palette.sky[2],
    ]);
    markup += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}" opacity="${n(0.12 + random.next() * 0.24)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.92)}" fill="none" stroke="${colour}" stroke-width="2" opacity="0.25"/>`;
  }
  return markup;
}

/** Draws a wooden house, gable in front. `lit` is the share of lit windows. */
export function house(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  colour: string,
  lit = 0.6,
  snow = false,
): string {
  const { random, palette } = stage;
  const wall = width * (0.55 + random.next() * 0.25);
  const roof = width * (0.42 + random.next() * 0.14);
  const left = x - width / 2;
  const top = foot - wall;
  const paint = vertical(stage, [
    [0, mix(colour, palette.light, 0.16)],
    [1, darker(colour, 0.45)],
  ]);
  const eave = width * 0.07;
  const roofLine = `M${n(left - eave)} ${n(top + eave * 0.7)}L${n(x)} ${n(top - roof)}L${n(left + width + eave)} ${n(top + eave * 0.7)}`;
  let panes = '';
  let lights = '';
  const columns = width > 120 ? 3 : 2;
  const size = width / (columns * 2.6);
  for (let column = 0; column < columns; column += 1) {
    for (const level of wall > width * 0.66 ? [0.24, 0.66] : [0.42]) {
      const wx = left + (width * (column + 0.5)) / columns - size / 2;
      const wy = top + wall * level - size * 0.4;
      const pane = `M${n(wx)} ${n(wy)}h${n(size)}v${n(size * 1.2)}h${n(-size)}z`;
      if (random.chance(lit)) {
        lights += pane;
        panes += glow(stage, wx + size / 2, wy + size / 2, size * 3.2, palette.accent, 0.5);
      } else panes += `<path d="${pane}" fill="${darker(palette.near, 0.3)}"/>`;
    }
  }
  return (
    `<path d="M${n(left)} ${n(foot)}V${n(top)}L${n(x)} ${n(top - roof)}L${n(left + width)} ${n(top)}V${n(foot)}Z" fill="${paint}"/>` +
    `<path d="${roofLine}" fill="none" stroke="${snow ? mix('#ffffff', palette.haze, 0.2) : darker(palette.near, 0.35)}" stroke-width="${n(width * 0.075)}" stroke-linejoin="miter"/>` +
    panes +
    `<path d="${lights}" fill="${mix(palette.accent, '#fff1c9', 0.65)}"/>` +
    `<path d="${lights}" fill="none" stroke="${mix('#ffffff', palette.near, 0.35)}" stroke-width="${n(width * 0.014)}"/>`
  );
}

export function lamp(stage: Stage, x: number, foot: number, height: number, side: 1 | -1): string {
  const { palette } = stage;
  const arm = height * 0.16 * side;
  const cone = vertical(stage, [
    [0, palette.accent, 0.4],
    [1, palette.accent, 0],
  ]);
  const top = foot - height;
  return (
    `<path d="M${n(x + arm - 6)} ${n(top + 8)}L${n(x + arm - height * 0.28)} ${n(foot)}H${n(x + arm + height * 0.28)}L${n(x + arm + 6)} ${n(top + 8)}Z" fill="${cone}" style="mix-blend-mode:screen"/>` +
    `<path d="M${n(x)} ${n(foot)}V${n(top + height * 0.06)}Q${n(x)} ${n(top)} ${n(x + arm)} ${n(top + 4)}" fill="none" stroke="${palette.ink}" stroke-width="${n(Math.max(2, height * 0.016))}"/>` +
    glow(stage, x + arm, top + 8, height * 0.34, mix(palette.accent, '#ffffff', 0.35), 0.9)
  );
}

/** Draws the outline, as path data, of a surface from the foreground to a vanishing point. */
export function lane(
  stage: Stage,
  vanishX: number,
  vanishY: number,
  nearX: number,
  nearHalf: number,
  farHalf = 3,
): string {
  const { h } = stage;
  return `M${n(vanishX - farHalf)} ${n(vanishY)}L${n(vanishX + farHalf)} ${n(vanishY)}L${n(nearX + nearHalf)} ${h}L${n(nearX - nearHalf)} ${h}Z`;
}

export function boat(
  stage: Stage,
  x: number,
  waterline: number,
  length: number,
  kind: 'sail' | 'trawler' | 'ship',
): string {
  const { palette } = stage;
  const ink = mix(palette.ink, palette.near, 0.3);
  const hull = `M${n(x - length / 2)} ${n(waterline - length * 0.12)}Q${n(x - length * 0.42)} ${n(waterline + 4)} ${n(x - length * 0.36)} ${n(waterline + 4)}H${n(x + length * 0.34)}Q${n(x + length * 0.44)} ${n(waterline)} ${n(x + length / 2)} ${n(waterline - length * 0.17)}L${n(x + length * 0.3)} ${n(waterline - length * 0.1)}H${n(x - length * 0.34)}Z`;
  const above = {
    sail: `M${n(x)} ${n(waterline - length * 0.1)}V${n(waterline - length * 1.05)}L${n(x + length * 0.4)} ${n(waterline - length * 0.16)}ZM${n(x - length * 0.03)} ${n(waterline - length * 0.16)}V${n(waterline - length * 0.95)}L${n(x - length * 0.32)} ${n(waterline - length * 0.18)}Z`,
    trawler: `M${n(x - length * 0.28)} ${n(waterline - length * 0.08)}V${n(waterline - length * 0.34)}H${n(x - length * 0.06)}L${n(x - length * 0.02)} ${n(waterline - length * 0.08)}ZM${n(x + length * 0.12)} ${n(waterline - length * 0.08)}V${n(waterline - length * 0.56)}h3V${n(waterline - length * 0.08)}ZM${n(x + length * 0.13)} ${n(waterline - length * 0.54)}L${n(x + length * 0.44)} ${n(waterline - length * 0.16)}l-3 2L${n(x + length * 0.11)} ${n(waterline - length * 0.5)}Z`,
    ship: `M${n(x - length * 0.3)} ${n(waterline - length * 0.08)}V${n(waterline - length * 0.22)}H${n(x + length * 0.16)}V${n(waterline - length * 0.08)}ZM${n(x - length * 0.2)} ${n(waterline - length * 0.22)}V${n(waterline - length * 0.32)}H${n(x + length * 0.04)}V${n(waterline - length * 0.22)}ZM${n(x - length * 0.12)} ${n(waterline - length * 0.3)}V${n(waterline - length * 0.44)}h${n(length * 0.07)}V${n(waterline - length * 0.3)}Z`,
  }[kind];
  let lights = '';
  for (let index = 0; index < 4; index += 1) {
    if (kind === 'sail') break;
    lights += glow(
      stage,
      x - length * 0.24 + index * length * 0.08,
      waterline - length * 0.2,
      length * 0.06,
      palette.accent,
      0.9,
    );
  }
  return `<path d="${hull}${above}" fill="${ink}"/>${lights}<ellipse cx="${n(x)}" cy="${n(waterline + 8)}" rx="${n(length * 0.5)}" ry="${n(length * 0.035)}" fill="${palette.ink}" opacity="0.45"/>`;
}
