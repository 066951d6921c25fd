import type { CastPlace } from '@tv/cast/castSession';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import type { PlayerOptions } from '../viewing/createPlayer.ts';

/** Where a viewing begins that goes on from the television: there, and of a channel at its edge for who was there. */
export function beginningAfter({
  isLinear,
  currentTime,
}: Pick<CastPlace, 'isLinear' | 'currentTime'>): Pick<PlayerOptions, 'startAt' | 'startAtInstant'> {
  if (!isLinear) return { startAt: currentTime };
  return { startAt: undefined, startAtInstant: currentTime > 0 ? currentTime * 1000 : undefined };
}

/**
 * The languages to go on with: those of the television, which knows no more of them than that. Where they are the ones that
 * the viewer chose here, his choice says more.
 */
export function preferenceAfter(
  { audioLanguage, textLanguage }: Pick<CastPlace, 'audioLanguage' | 'textLanguage'>,
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
