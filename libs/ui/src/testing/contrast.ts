/** 0–255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`; undefined otherwise. */
export function parseColour(value: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
  }
  const parts = /^rgb\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*\)$/.exec(value.trim());
  return parts === null ? undefined : [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum ratios: 4.5 for text, 3 for controls. */
export const contrastRequirements: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['--surface', '--surface-raised', '--surface-overlay', '--surface-sunken'].flatMap(
    (surface) =>
      [
        ['--text', surface, 4.5],
        ['--text-muted', surface, 4.5],
        ['--accent', surface, 4.5],
        ['--positive', surface, 4.5],
        ['--warning', surface, 4.5],
        ['--danger', surface, 4.5],
        ['--focus-ring', surface, 3],
        ['--control-line', surface, 3],
        ['--action-line', surface, 3],
        ['--progress-fill', surface, 3],
      ] as const,
  ),
  ['--live', '--surface', 3],
  ['--live', '--surface-raised', 3],
  ['--text', '--control-fill', 4.5],
  ['--text', '--control-fill-hover', 4.5],
  ['--on-live', '--live', 4.5],
  ['--on-action', '--action', 4.5],
  ['--on-action', '--action-end', 4.5],
  ['--on-action', '--action-hover', 4.5],
  ['--on-action', '--action-hover-end', 4.5],
];
