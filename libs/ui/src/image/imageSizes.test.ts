import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKDROP_WIDTHS,
  BREAKPOINTS,
  IMAGE_STEPS,
  imageSrcSet,
  imageStep,
  imageUrl,
  THUMBNAIL_WIDTH,
} from './imageSizes.ts';

describe('image width', () => {
  it.each([
    [310, 1, 460],
    [150, 1, 150],
    [151, 1, 200],
    [248, 1, 300],
    [248, 2, 600],
    [600, 1, 600],
    [801, 1, 800],
    [400, 3, 800],
  ])('IMAGE-01 %d CSS pixels at pixel ratio %d use step %d', (width, ratio, step) => {
    expect(imageStep(width, ratio)).toBe(step);
  });

  it('IMAGE-01 the image steps are 150, 200, 300, 460, 600 and 800', () => {
    expect(IMAGE_STEPS).toEqual([150, 200, 300, 460, 600, 800]);
  });

  it('IMAGE-01 an image step is never blurred if a sharper one exists, and never larger than needed', () => {
    const widths = fc.double({ min: 1, max: 3000, noNaN: true });
    fc.assert(
      fc.property(widths, fc.constantFrom(1, 1.5, 2, 3), (width, ratio) => {
        const step = imageStep(width, ratio);
        const sharp = IMAGE_STEPS.filter((candidate) => candidate >= width * ratio);
        expect(step).toBe(sharp.length === 0 ? 800 : Math.min(...sharp));
      }),
    );
  });

  it('IMAGE-03 a thumbnail is 248 px wide and requests step 300', () => {
    expect(THUMBNAIL_WIDTH).toBe(248);
    expect(imageUrl('/a.jpg', imageStep(THUMBNAIL_WIDTH))).toBe('/a.jpg?width=300');
  });
});

const sheets: Readonly<Record<string, string>> = import.meta.glob('../../../*/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A hero shows one more dot per this many pixels (LANE-27). */
const PER_DOT = 210;

/**
 * Returns the page widths at which a style sheet changes the layout. Skips containers, such as the mini
 * player, and the guide's own breakpoint.
 */
function stepsOf(css: string): number[] {
  const conditions = css.match(/@(media|container)[^{]*/g) ?? [];
  return conditions
    .filter((condition) => !/^@container (player|guide)/.test(condition))
    .flatMap((condition) => [...condition.matchAll(/(max-width: )?(\d+)px/g)])
    .map(([, isUpperEnd, width]) => Number(width) + (isUpperEnd === undefined ? 0 : 1))
    .filter((width) => width % PER_DOT !== 0);
}

describe('breakpoints', () => {
  it('IMAGE-04 the breakpoints are those of the specification, with an upper bound for all larger windows', () => {
    expect(BREAKPOINTS).toEqual([568, 768, 992, 1025, 1281, 1681, 1921, 24000]);
  });

  it('IMAGE-04 style sheets change the layout at the breakpoints only', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(50);
    const used = new Set(Object.values(sheets).flatMap(stepsOf));
    expect(used.size).toBeGreaterThan(4);
    expect([...used].filter((width) => !BREAKPOINTS.some((step) => step === width))).toEqual([]);
  });

  it('IMAGE-04 a window of 700 px is between the card breakpoints 568 and 768', () => {
    const [, sheet] = Object.entries(sheets).find(([name]) => name.endsWith('/Scroller.module.css')) ?? [];
    const steps = stepsOf(sheet ?? '');
    expect(steps.filter((step) => step <= 700).at(-1)).toBe(568);
    expect(steps.find((step) => step > 700)).toBe(768);
  });
});

describe('image URL', () => {
  it.each([
    ['https://img.example/a.jpg', 'https://img.example/a.jpg?width=300'],
    ['/a?v=2', '/a?v=2&width=300'],
    ['/a?width=1000&v=2', '/a?v=2&width=300'],
    ['/a?v=2#part', '/a?v=2&width=300#part'],
    ['/a.jpg?of=http://b/c?d=1', '/a.jpg?of=http://b/c?d=1&width=300'],
  ])('imageUrl turns %s into %s', (src, url) => {
    expect(imageUrl(src, 300)).toBe(url);
  });

  it('IMAGE-01 the srcset offers every step, from the previous width plus 1 up to its own', () => {
    expect(imageSrcSet('/a').split(', ')).toEqual([
      '/a?width=150 150w',
      '/a?width=200 151w',
      '/a?width=200 200w',
      '/a?width=300 201w',
      '/a?width=300 300w',
      '/a?width=460 301w',
      '/a?width=460 460w',
      '/a?width=600 461w',
      '/a?width=600 600w',
      '/a?width=800 601w',
      '/a?width=800 800w',
    ]);
  });
});

describe('full-page image', () => {
  it('a full-page image offers the steps of cards and wider ones', () => {
    const offered = imageSrcSet('http://media.test/hero/1', BACKDROP_WIDTHS).split(', ');
    expect(offered).toContain('http://media.test/hero/1?width=150 150w');
    expect(offered.at(-1)).toBe('http://media.test/hero/1?width=2560 2560w');
  });
});
