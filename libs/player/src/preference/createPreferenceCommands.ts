import type { KeyValueStorage } from '@tv/browser-storage';
import type { MediaTrack, PlaybackEngine, TrackChoice } from '../engine/playbackEngine.ts';
import { writePreference, type PlayerPreference } from './playerPreference.ts';

type PreferenceCommands = Pick<
  PlaybackEngine,
  'setVolume' | 'setMuted' | 'setPlaybackRate' | 'setQuality' | 'selectAudioTrack' | 'selectTextTrack'
>;

/** Creates the engine's commands that also store the user's choice. `current` returns the preferences now. */
export function createPreferenceCommands(
  engine: PlaybackEngine,
  storage: KeyValueStorage,
  initial: PlayerPreference,
): { readonly current: () => PlayerPreference; readonly commands: PreferenceCommands } {
  let preference = initial;
  const save = (change: Partial<PlayerPreference>): void => {
    preference = { ...preference, ...change };
    writePreference(storage, change);
  };
  const commands: PreferenceCommands = {
    setVolume(volume) {
      engine.setVolume(volume);
      save({ volume });
    },
    setMuted(isMuted) {
      engine.setMuted(isMuted);
      save({ isMuted });
    },
    setPlaybackRate(playbackRate) {
      engine.setPlaybackRate(playbackRate);
      save({ playbackRate });
    },
    setQuality(quality) {
      engine.setQuality(quality);
      save({ quality });
    },
    selectAudioTrack(id) {
      engine.selectAudioTrack(id);
      save({ audio: getTrackChoice(engine.state.get().audioTracks, id) });
    },
    selectTextTrack(id) {
      engine.selectTextTrack(id);
      save({ text: getTrackChoice(engine.state.get().textTracks, id) });
    },
  };
  return { current: () => preference, commands };
}

/** Returns the properties of a track that are matched in the next title. */
function getTrackChoice(tracks: readonly MediaTrack[], id: string | undefined): TrackChoice | undefined {
  const track = tracks.find((candidate) => candidate.id === id);
  if (!track) return undefined;
  const { id: _id, ...choice } = track;
  return choice;
}
