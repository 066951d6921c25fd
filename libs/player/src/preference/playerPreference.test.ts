import { describe, expect, it } from 'vitest';
import { readPreference, writePreference, writeQuality } from './playerPreference.ts';

function storage(initial?: string) {
  let value = initial ?? null;
  return { getItem: () => value, setItem: (_key: string, next: string) => void (value = next) };
}

const blocked = {
  getItem(): never {
    throw new Error('blocked');
  },
  setItem(): never {
    throw new Error('blocked');
  },
};

describe('preference', () => {
  it('PLAY-27 the volume is that of the configuration until the viewer chose his own', () => {
    expect(readPreference(storage(), 0.8).volume).toBe(0.8);
    expect(readPreference(storage('{"volume":0.2}'), 0.8).volume).toBe(0.2);
  });

  it('comes back as it was written', () => {
    const device = storage();
    const chosen = {
      volume: 0.4,
      isMuted: true,
      audio: { language: 'en', purpose: 'description' },
      text: { language: 'nb', purpose: 'caption', name: 'Norsk tekst' },
      playbackRate: 1.5,
      quality: 720,
    } as const;
    writePreference(device, chosen);
    expect(readPreference(device, 1)).toEqual(chosen);
    writePreference(device, { ...chosen, quality: 'dataSaver', text: undefined });
    expect(readPreference(device, 1).quality).toBe('dataSaver');
    expect(readPreference(device, 1).text).toBeUndefined();
  });

  it('still reads what was kept when only the language was', () => {
    const device = storage('{"volume":0.4,"audioLanguage":"en","textLanguage":"nb"}');
    expect(readPreference(device, 1)).toEqual({
      volume: 0.4,
      isMuted: false,
      audio: { language: 'en', purpose: 'main' },
      text: { language: 'nb', purpose: 'main' },
      playbackRate: 1,
      quality: 'auto',
    });
  });

  it.each(['nonsense', '{"volume":7}', '{"playbackRate":0}', '{"quality":"best"}', 'null', '[]'])(
    '%s is as good as nothing',
    (text) => {
      expect(readPreference(storage(text), 1)).toEqual({
        volume: 1,
        isMuted: false,
        audio: undefined,
        text: undefined,
        playbackRate: 1,
        quality: 'auto',
      });
    },
  );

  it('of the quality alone leaves all else as it was', () => {
    const device = storage('{"volume":0.4,"textLanguage":"nb"}');
    writeQuality(device, 'dataSaver');
    expect(readPreference(device, 1)).toMatchObject({
      volume: 0.4,
      text: { language: 'nb', purpose: 'main' },
      quality: 'dataSaver',
    });
    const untouched = storage();
    writeQuality(untouched, 'dataSaver');
    expect(readPreference(untouched, 0.8)).toMatchObject({ volume: 0.8, quality: 'dataSaver' });
    expect(() => writeQuality(blocked, 'auto')).not.toThrow();
  });

  it('works without storage', () => {
    expect(readPreference(blocked, 0.5).volume).toBe(0.5);
    expect(() => writePreference(blocked, readPreference(blocked, 1))).not.toThrow();
  });
});
