import type { RailLayout } from './laneLayout.ts';

/** The shape that the scroller counts its columns by. */
export function railShape({ shape }: Pick<RailLayout, 'shape'>): 'landscape' | 'portrait' {
  return shape === 'portrait' ? 'portrait' : 'landscape';
}

/** Width of a rail's pictures as `sizes` of an image: a guess that the browser uses before it can measure. */
export function pictureSizes(layout: Pick<RailLayout, 'shape' | 'size'>): string {
  if (layout.shape === 'portrait') return '(min-width: 1281px) 14vw, (min-width: 768px) 22vw, 36vw';
  return layout.size === 'large'
    ? '(min-width: 1281px) 32vw, (min-width: 768px) 50vw, 84vw'
    : '(min-width: 1681px) 16vw, (min-width: 1025px) 22vw, (min-width: 568px) 36vw, 56vw';
}

/** The name of the columns that a rail has, where they are not those of its shape. */
export function railColumns({
  shape,
  size,
  numbered,
}: Pick<RailLayout, 'shape' | 'size' | 'numbered'>): 'tall' | 'large' | 'ranked' | 'rankedTall' | undefined {
  const isTall = shape === 'portrait';
  if (numbered) return isTall ? 'rankedTall' : 'ranked';
  if (size === 'large') return isTall ? 'tall' : 'large';
  return undefined;
}
