import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { readPreference, storedPlayerPreference, writePreference } from './playerPreference.ts';

function storage(initial?: string) {
  return createMemoryStorage(initial === undefined ? {} : { [storedPlayerPreference.key]: initial });
}

describe('player preference', () => {
  it('PLAY-27 the volume is the configured one until the user chooses another', () => {
    expect(readPreference(storage(), 0.8).volume).toBe(0.8);
    expect(readPreference(storage('{"volume":0.2}'), 0.8).volume).toBe(0.2);
  });

  it('a player preference is read as it was written', () => {
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

  it('reads the legacy format with languages only', () => {
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
    'a stored preference of %s counts as empty, and is replaced by the next choice',
    (text) => {
      const device = storage(text);
      const nothing = {
        volume: 1,
        isMuted: false,
        audio: undefined,
        text: undefined,
        playbackRate: 1,
        quality: 'auto',
      };
      expect(readPreference(device, 1)).toEqual(nothing);
      writePreference(device, { isMuted: true });
      expect(readPreference(device, 1)).toEqual({ ...nothing, isMuted: true });
    },
  );

  it('a change keeps the other preferences, also of another tab', () => {
    const device = storage('{"volume":0.4,"textLanguage":"nb"}');
    writePreference(device, { quality: 'dataSaver' });
    expect(readPreference(device, 1)).toMatchObject({
      volume: 0.4,
      text: { language: 'nb', purpose: 'main' },
      quality: 'dataSaver',
    });
    writePreference(device, { text: undefined });
    expect(readPreference(device, 1)).toMatchObject({ volume: 0.4, text: undefined, quality: 'dataSaver' });
    const untouched = storage();
    writePreference(untouched, { quality: 'dataSaver' });
    expect(readPreference(untouched, 0.8)).toMatchObject({ volume: 0.8, quality: 'dataSaver' });
  });
});
