import { expect, it } from 'vitest';
import { lazyContent } from './lazyContent.ts';

it('loads once and is available afterwards', async () => {
  let loadCount = 0;
  const text = lazyContent(() => Promise.resolve(`text ${(loadCount += 1)}`));
  expect(text.getLoaded()).toBeUndefined();
  expect(text.load()).toBe(text.load());
  expect(await text.load()).toBe('text 1');
  expect(text.getLoaded()).toBe('text 1');
  expect(loadCount).toBe(1);
});

it('loads again after a failure', async () => {
  let isDown = true;
  const text = lazyContent(() =>
    isDown ? Promise.reject(new Error('no network')) : Promise.resolve('text'),
  );
  await expect(text.load()).rejects.toThrow('no network');
  expect(text.getLoaded()).toBeUndefined();
  isDown = false;
  expect(await text.load()).toBe('text');
});
