import { expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/config/testing';
import { preloadEditorialPage, findEditorialPage } from './findEditorialPage.ts';

it.each(['/hjelp/viaplay', '/hjelp/viaplay/', '/Hjelp/viaplay', '//hjelp//viaplay', '/%68jelp/viaplay'])(
  'finds %s as the router does',
  (pathname) => {
    expect(findEditorialPage(glimt, pathname).path).toBe('/hjelp/viaplay');
  },
);

it('each brand has its own text', async () => {
  const { path, pages } = findEditorialPage(glimt, '/hva-er-glimt/jobb');
  expect((await pages())[path]?.title).toBe('Jobb i Glimt');
  expect(() => findEditorialPage(fjordvisning, '/hva-er-glimt/jobb')).toThrow('no editorial page');
  await expect(preloadEditorialPage(fjordvisning, '/hva-er-fjordvisning/jobb')).resolves.toBeUndefined();
});

it('throws for a brand without pages', () => {
  expect(() => findEditorialPage({ id: 'brand-x' }, '/vilkar')).toThrow('brand-x');
});
