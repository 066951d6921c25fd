import type { Breakpoint } from '@tv/ui/imageSizes';
import type { RailLayout } from './laneLayout.ts';

/** By minimum window width, as in the style sheets; integer keys are in ascending order. */
type Columns = Partial<Record<Breakpoint | 0, number>>;

const LANDSCAPE: Columns = { 0: 1.65, 568: 2.4, 768: 3.2, 1025: 4, 1281: 5, 1681: 6, 1921: 7 };
const PORTRAIT: Columns = { 0: 2.6, 568: 3.6, 768: 4.5, 1025: 6, 1281: 7, 1681: 8, 1921: 10 };
const LARGE: Columns = { 0: 1.15, 568: 1.6, 1025: 2.4, 1281: 3, 1921: 4 };
const TALL: Columns = { 0: 1.7, 568: 2.6, 1025: 4, 1681: 6, 1921: 7 };

const FLUID = 'clamp(0px, (100vw - 390px) / 1530, 1px)';

/** Returns the `sizes` attribute of a rail's images. Narrow windows come first: Chromium parses up to the first match. */
export function railPictureSizes({ shape, size }: Pick<RailLayout, 'shape' | 'size'>): string {
  const isTall = shape === 'portrait';
  const columns = size === 'large' ? (isTall ? TALL : LARGE) : isTall ? PORTRAIT : LANDSCAPE;
  return Object.entries(columns)
    .map(([, count], index, entries) => {
      // Two gutters of 16–64 px and gaps of 8–16 px.
      const fixed = 24 + 8 * count;
      const width = `calc((100vw - ${fixed}px - ${fixed + 64} * ${FLUID}) / ${count})`;
      const next = entries[index + 1];
      return next === undefined ? width : `(width < ${next[0]}px) ${width}`;
    })
    .join(', ');
}
