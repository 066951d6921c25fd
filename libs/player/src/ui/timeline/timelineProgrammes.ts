import type { Programme } from '@tv/api-client';
import { formatElapsedTime } from '@tv/time';
import type { StreamState } from '../../engine/playbackEngine.ts';
import { findProgrammeAt } from '../../watchPage/programmeAt.ts';
import { instantAt } from './timelineText.ts';

export type TimelineProgramme = Pick<Programme, 'title' | 'start' | 'end'>;

type Timed = Pick<StreamState, 'position' | 'duration' | 'absolutePosition'>;
type Programmes = readonly TimelineProgramme[];

/** Returns programmes that start within the window: `start` in epoch milliseconds, `at` in seconds of the window. */
export function programmeMarks(state: Timed, programmes: Programmes) {
  const from = instantAt(state, 0);
  if (from === undefined) return [];
  return programmes
    .map(({ start }) => ({ at: (start - from) / 1000, start }))
    .filter(({ at }) => at > 0 && at < state.duration);
}

/** Returns the programme at a timeline position (seconds), if known. */
export function programmeAtPosition(
  state: Timed,
  at: number,
  programmes: Programmes,
): TimelineProgramme | undefined {
  const instant = instantAt(state, at);
  return instant === undefined ? undefined : findProgrammeAt(programmes, instant);
}

/** Formats `12:30 / 45:00` of the current programme. */
export function programmeElapsed(state: Timed, programmes: Programmes): string | undefined {
  const programme = programmeAtPosition(state, state.position, programmes);
  if (!programme || state.absolutePosition === undefined) return undefined;
  const seconds = (state.absolutePosition - programme.start) / 1000;
  return `${formatElapsedTime(seconds)} / ${formatElapsedTime((programme.end - programme.start) / 1000)}`;
}

/** Returns the start of the current programme in seconds of the window, if known and within it. */
export function programmeStartPosition(
  state: Timed & Pick<StreamState, 'playMode'>,
  programmes: Programmes,
): number | undefined {
  const from = instantAt(state, 0);
  const start = programmeAtPosition(state, state.position, programmes)?.start;
  if (state.playMode !== 'liveTimeShift' || from === undefined || start === undefined) return undefined;
  const at = (start - from) / 1000;
  return at >= 0 ? at : undefined;
}
