import { useGetChannelDayQuery, type Programme } from '@tv/api-client';
import { useParentalControl } from '@tv/auth/parental';
import { dateKey, useClock } from '@tv/time';
import { useStreamOf } from '../controls/useStreamOf.ts';
import { programmeAt } from '../watch/programmeAt.ts';
import type { GuardedEngine } from './guardedEngine.ts';

const MOVES = ['absolutePosition'] as const;
const PHASE = ['phase'] as const;

export interface ProgrammeShown {
  readonly programme: Programme | undefined;
  /** The programme is loading and required before anything may be shown. */
  readonly isPending: boolean;
}

/**
 * Returns a channel's programme at the current frame, or on air before it. With parental control the schedule
 * loads before playback. After midnight, the previous day applies until the new one has loaded.
 */
export function useProgrammeShown(
  channelId: string | undefined,
  { state }: Pick<GuardedEngine, 'state'>,
): ProgrammeShown {
  const clock = useClock();
  const { setting } = useParentalControl();
  const instantOf = (shown: number | undefined): number => shown ?? clock.now();
  const isPlaying = useStreamOf(state, PHASE, ({ phase }) => phase === 'ready');
  const mustBeKnown = setting?.isParentalControlActive === true;
  const isSkipped = channelId === undefined || !(mustBeKnown || isPlaying);
  // Renders only when the date changes, and never without a channel.
  const date = useStreamOf(state, MOVES, ({ absolutePosition }) =>
    isSkipped ? '' : dateKey(instantOf(absolutePosition)),
  );
  const { data, currentData, isFetching } = useGetChannelDayQuery(
    { channelId: channelId ?? '', date },
    { skip: isSkipped },
  );
  // `data` may be of the previous day, or of another channel, which is ignored.
  const programmes = (currentData ?? (data?.channel.id === channelId ? data : undefined))?.programmes ?? [];
  const shown = useStreamOf(
    state,
    MOVES,
    ({ absolutePosition }) => programmeAt(programmes, instantOf(absolutePosition))?.id,
  );
  const programme = programmes.find(({ id }) => id === shown);
  return { programme, isPending: mustBeKnown && !(programme ?? currentData) && isFetching };
}
