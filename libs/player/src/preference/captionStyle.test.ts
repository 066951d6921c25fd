import { expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { storedCaptionStyle } from './captionStyle.ts';

it('the caption style is read as it was written', () => {
  const storage = createMemoryStorage();
  const chosen = { size: 'huge', color: 'yellow', background: 'none', edge: 'outline' } as const;
  storedCaptionStyle.write(storage, chosen);
  expect(storedCaptionStyle.read(storage)).toEqual(chosen);
});

it('an unknown caption style is ignored', () => {
  expect(storedCaptionStyle.read(createMemoryStorage({ captions: '{"size":"gigantic"}' }))).toBeUndefined();
});
