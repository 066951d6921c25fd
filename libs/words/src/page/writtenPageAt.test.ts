import { expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/config/testing';
import { bringWrittenPage, writtenPageAt } from './writtenPageAt.ts';

it.each(['/hjelp/viaplay', '/hjelp/viaplay/', '/Hjelp/viaplay', '//hjelp//viaplay', '/%68jelp/viaplay'])(
  'finds %s as the router does',
  (pathname) => {
    expect(writtenPageAt(glimt, pathname).path).toBe('/hjelp/viaplay');
  },
);

it('each brand has its own text', async () => {
  const { path, pages } = writtenPageAt(glimt, '/hva-er-glimt/jobb');
  expect((await pages.bring())[path]?.title).toBe('Jobb i Glimt');
  expect(() => writtenPageAt(fjordvisning, '/hva-er-glimt/jobb')).toThrow('no written page');
  await expect(bringWrittenPage(fjordvisning, '/hva-er-fjordvisning/jobb')).resolves.toBeUndefined();
});

it('throws for a brand without pages', () => {
  expect(() => writtenPageAt({ id: 'brand-x' }, '/vilkar')).toThrow('brand-x');
});
