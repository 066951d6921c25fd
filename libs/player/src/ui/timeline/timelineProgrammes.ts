import { formatElapsedTime } from '@tv/time';
import type { StreamState } from '../../engine/playbackEngine.ts';

/** Epoch milliseconds; `end` is exclusive. */
export interface TimelineProgramme {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

type Timed = Pick<StreamState, 'position' | 'duration' | 'absolutePosition'>;
type Programmes = readonly TimelineProgramme[];

export interface ProgrammeMark {
  /** Seconds from the start of the window. */
  readonly at: number;
  /** Epoch milliseconds. */
  readonly start: number;
}

/** Epoch milliseconds; undefined for a stream without dates. */
function windowStart({ position, absolutePosition }: Timed): number | undefined {
  return absolutePosition === undefined ? undefined : absolutePosition - position * 1000;
}

/** Markers of programmes that start within the window. */
export function programmeMarks(state: Timed, programmes: Programmes): readonly ProgrammeMark[] {
  const from = windowStart(state);
  if (from === undefined) return [];
  return programmes
    .map(({ start }) => ({ at: (start - from) / 1000, start }))
    .filter(({ at }) => at > 0 && at < state.duration);
}

/** The programme at a timeline position (seconds), if known. */
export function programmeAtPosition(
  state: Timed,
  at: number,
  programmes: Programmes,
): TimelineProgramme | undefined {
  const from = windowStart(state);
  if (from === undefined) return undefined;
  const instant = from + at * 1000;
  return programmes.find(({ start, end }) => start <= instant && instant < end);
}

/** `12:30 / 45:00` of the current programme. */
export function programmeElapsed(state: Timed, programmes: Programmes): string | undefined {
  const programme = programmeAtPosition(state, state.position, programmes);
  if (!programme || state.absolutePosition === undefined) return undefined;
  const seconds = (state.absolutePosition - programme.start) / 1000;
  return `${formatElapsedTime(seconds)} / ${formatElapsedTime((programme.end - programme.start) / 1000)}`;
}

/**
 * Start of the current programme, if known and within the window.
 *
 * @returns seconds, as in {@link StreamState.position}
 */
export function programmeStartPosition(
  state: Timed & Pick<StreamState, 'playMode'>,
  programmes: Programmes,
): number | undefined {
  const from = windowStart(state);
  const start = programmeAtPosition(state, state.position, programmes)?.start;
  if (state.playMode !== 'liveTimeShift' || from === undefined || start === undefined) return undefined;
  const at = (start - from) / 1000;
  return at >= 0 ? at : undefined;
}
