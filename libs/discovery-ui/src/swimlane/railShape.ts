import type { RailLayout } from './laneLayout.ts';

/** The shape that the scroller counts its columns by. */
export function railShape({
  shape,
  size,
}: Pick<RailLayout, 'shape' | 'size'>): 'landscape' | 'portrait' | 'wide' {
  if (shape === 'portrait') return 'portrait';
  return size === 'large' ? 'wide' : 'landscape';
}

/** Width of a rail's pictures as `sizes` of an image: a guess that the browser uses before it can measure. */
export function pictureSizes(layout: Pick<RailLayout, 'shape' | 'size'>): string {
  switch (railShape(layout)) {
    case 'portrait':
      return '(min-width: 1281px) 14vw, (min-width: 768px) 22vw, 36vw';
    case 'wide':
      return '(min-width: 1681px) 32vw, (min-width: 768px) 50vw, 88vw';
    case 'landscape':
      return '(min-width: 1681px) 16vw, (min-width: 1025px) 22vw, (min-width: 568px) 36vw, 56vw';
  }
}
