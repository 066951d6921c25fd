import { expect, it } from 'vitest';
import { late } from './late.ts';

it('loads once and is available afterwards', async () => {
  let asked = 0;
  const text = late(() => Promise.resolve(`text ${(asked += 1)}`));
  expect(text.current()).toBeUndefined();
  expect(text.bring()).toBe(text.bring());
  expect(await text.bring()).toBe('text 1');
  expect(text.current()).toBe('text 1');
  expect(asked).toBe(1);
});

it('loads again after a failure', async () => {
  let isDown = true;
  const text = late(() => (isDown ? Promise.reject(new Error('no network')) : Promise.resolve('text')));
  await expect(text.bring()).rejects.toThrow('no network');
  expect(text.current()).toBeUndefined();
  isDown = false;
  expect(await text.bring()).toBe('text');
});
