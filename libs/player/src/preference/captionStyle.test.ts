import { describe, expect, it } from 'vitest';
import { readCaptionStyle, defaultCaptionStyle, writeCaptionStyle } from './captionStyle.ts';

function device(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [['captions', stored]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('caption style', () => {
  it('is read as it was written', () => {
    const storage = device();
    const chosen = { size: 'huge', color: 'yellow', background: 'none', edge: 'outline' } as const;
    writeCaptionStyle(storage, chosen);
    expect(readCaptionStyle(storage)).toEqual(chosen);
  });

  it.each([undefined, 'nonsense', '{"size":"gigantic"}', 'null'])('is the default after %s', (stored) => {
    expect(readCaptionStyle(device(stored))).toEqual(defaultCaptionStyle);
  });

  it('is the default if storage is blocked, and writing does not throw', () => {
    const fail = () => {
      throw new Error('blocked');
    };
    const blocked = { getItem: fail, setItem: fail };
    expect(readCaptionStyle(blocked)).toEqual(defaultCaptionStyle);
    expect(() => writeCaptionStyle(blocked, defaultCaptionStyle)).not.toThrow();
  });
});
