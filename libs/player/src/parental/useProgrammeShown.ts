import { useGetChannelDayQuery, type Programme } from '@tv/api-client';
import { useParentalControl } from '@tv/auth/parental';
import { dateKey, useClock } from '@tv/time';
import { useStreamOf } from '../controls/useStreamOf.ts';
import { programmeAt } from '../watch/programmeAt.ts';
import type { GuardedEngine } from './guardedEngine.ts';

const MOVES = ['absolutePosition'] as const;
const PHASE = ['phase'] as const;

export interface ProgrammeShown {
  /** What the picture is of; undefined where it is not known, or need not be. */
  readonly programme: Programme | undefined;
  /** It is not known and still being asked, and nothing may be shown before it is known. */
  readonly isPending: boolean;
}

/**
 * The programme of a channel that the picture is of, which need not be the one that is on the air; the one on the air until
 * there is a picture. Who has parental control asks for the channel's day before anything is shown; anybody else when the
 * picture is there. When the date turns, what is known of the day before holds until the new one is there, as far as it reaches.
 *
 * @param channelId undefined where it is no channel that is watched
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
  // Time passes many times a second, and of what is no channel nobody asks for its day.
  const date = useStreamOf(state, MOVES, ({ absolutePosition }) =>
    isSkipped ? '' : dateKey(instantOf(absolutePosition)),
  );
  const { data, currentData, isFetching } = useGetChannelDayQuery(
    { channelId: channelId ?? '', date },
    { skip: isSkipped },
  );
  // What came last may be of the day before, and of the channel before, which says nothing.
  const programmes = (currentData ?? (data?.channel.id === channelId ? data : undefined))?.programmes ?? [];
  const shown = useStreamOf(
    state,
    MOVES,
    ({ absolutePosition }) => programmeAt(programmes, instantOf(absolutePosition))?.id,
  );
  const programme = programmes.find(({ id }) => id === shown);
  return { programme, isPending: mustBeKnown && !(programme ?? currentData) && isFetching };
}
