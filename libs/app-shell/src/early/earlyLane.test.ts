import { describe, expect, it } from 'vitest';
import { earlyLane } from './earlyLane.ts';

const URL_OF_PAGE = 'https://content.test/layout/pages/start';

describe('earlyLane', () => {
  it.each([
    [{ link: 'https://content.test/layout/swimlanes/hero' }, 'https://content.test/layout/swimlanes/hero'],
    [{ link: '../swimlanes/hero' }, 'https://content.test/layout/swimlanes/hero'],
    [{ config: { link: '/lanes/1' } }, 'https://content.test/lanes/1'],
    [{ link: null, config: { link: '/lanes/2' } }, 'https://content.test/lanes/2'],
  ])('finds the items of %j at %s', (lane, href) => {
    expect(earlyLane({ swimlanes: [lane, { link: '/other' }] }, URL_OF_PAGE)?.href).toBe(href);
  });

  it.each([
    { link: '/lanes/1', style: 'Hero' },
    { link: '/lanes/1', config: { style: 'Hero' } },
    { link: '/lanes/1', style: null, config: { style: 'Hero' } },
  ])('finds the style of %j', (lane) => {
    expect(earlyLane({ swimlanes: [lane] }, URL_OF_PAGE)?.style).toBe('Hero');
  });

  it.each([
    null,
    'text',
    {},
    { swimlanes: null },
    { swimlanes: [] },
    { swimlanes: [7] },
    { swimlanes: [{ link: 7 }] },
  ])('finds none in %j', (page) => {
    expect(earlyLane(page, URL_OF_PAGE)).toBeUndefined();
  });
});
