import type { Breakpoint } from '@tv/ui/imageSizes';
import type { RailLayout } from './laneLayout.ts';

/** By minimum window width, as in the style sheets. */
type Columns = readonly (readonly [from: Breakpoint | 0, columns: number])[];

const LANDSCAPE: Columns = [
  [1921, 7],
  [1681, 6],
  [1281, 5],
  [1025, 4],
  [768, 3.2],
  [568, 2.4],
  [0, 1.65],
];
const PORTRAIT: Columns = [
  [1921, 10],
  [1681, 8],
  [1281, 7],
  [1025, 6],
  [768, 4.5],
  [568, 3.6],
  [0, 2.6],
];
const LARGE: Columns = [
  [1921, 4],
  [1281, 3],
  [1025, 2.4],
  [568, 1.6],
  [0, 1.15],
];
const TALL: Columns = [
  [1921, 7],
  [1681, 6],
  [1025, 4],
  [568, 2.6],
  [0, 1.7],
];

const FLUID = 'clamp(0px, (100vw - 390px) / 1530, 1px)';

/** Returns the `sizes` attribute of a rail's images. */
export function railPictureSizes({ shape, size }: Pick<RailLayout, 'shape' | 'size'>): string {
  const isTall = shape === 'portrait';
  const columns = size === 'large' ? (isTall ? TALL : LARGE) : isTall ? PORTRAIT : LANDSCAPE;
  return columns
    .map(([from, count]) => {
      // Two gutters of 16–64 px and gaps of 8–16 px.
      const fixed = 24 + 8 * count;
      const width = `calc((100vw - ${fixed}px - ${fixed + 64} * ${FLUID}) / ${count})`;
      return from === 0 ? width : `(min-width: ${from}px) ${width}`;
    })
    .join(', ');
}
