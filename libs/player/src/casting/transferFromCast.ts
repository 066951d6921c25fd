import type { CastSnapshot } from '@tv/cast/castSession';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import type { PlayerOptions } from '../session/createPlayer.ts';

/** Returns the start position after casting: the receiver's position, or the live edge if it was there. */
export function getStartAfterCast({
  isLinear,
  currentTime,
}: Pick<CastSnapshot, 'isLinear' | 'currentTime'>): Pick<PlayerOptions, 'startAt' | 'startAtInstant'> {
  if (!isLinear) return { startAt: currentTime };
  return { startAt: undefined, startAtInstant: currentTime > 0 ? currentTime * 1000 : undefined };
}

/** Returns the languages after casting: the receiver's, with the detail of the user's stored choice if they match. */
export function getPreferenceAfterCast(
  { audioLanguage, textLanguage }: Pick<CastSnapshot, 'audioLanguage' | 'textLanguage'>,
  preference: PlayerPreference,
): PlayerPreference {
  const choice = (language: string, chosen: PlayerPreference['audio']) =>
    chosen?.language === language ? chosen : ({ language, purpose: 'main' } as const);
  return {
    ...preference,
    audio: audioLanguage === undefined ? preference.audio : choice(audioLanguage, preference.audio),
    text: textLanguage === undefined ? undefined : choice(textLanguage, preference.text),
  };
}
