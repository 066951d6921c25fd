import { useGetChannelDayQuery, type Programme } from '@tv/api-client';
import { useParentalControl } from '@tv/auth/parental';
import { dateKey, useClock } from '@tv/time';
import type { GuardedEngine } from '../engine/playbackEngine.ts';
import { useStreamSelector } from '../engine/state/useStream.ts';
import { findProgrammeAt } from '../watchPage/programmeAt.ts';

const POSITION_KEYS = ['absolutePosition'] as const;
const PHASE_KEYS = ['phase'] as const;

export interface CurrentProgramme {
  readonly programme: Programme | undefined;
  /** The programme is loading and required before anything may be shown. */
  readonly isPending: boolean;
}

/**
 * Returns a channel's programme at the current frame, or on air before it. With parental control the schedule
 * loads before playback. After midnight, the previous day applies until the new one has loaded.
 */
export function useCurrentProgramme(
  channelId: string | undefined,
  { state }: Pick<GuardedEngine, 'state'>,
): CurrentProgramme {
  const clock = useClock();
  const { setting } = useParentalControl();
  const getInstant = (shown: number | undefined): number => shown ?? clock.now();
  const isPlaying = useStreamSelector(state, PHASE_KEYS, ({ phase }) => phase === 'ready');
  const isRequired = setting?.isParentalControlActive === true;
  const isSkipped = channelId === undefined || !(isRequired || isPlaying);
  // Renders only when the date changes, and never without a channel.
  const date = useStreamSelector(state, POSITION_KEYS, ({ absolutePosition }) =>
    isSkipped ? '' : dateKey(getInstant(absolutePosition)),
  );
  const { data, currentData, isFetching } = useGetChannelDayQuery(
    { channelId: channelId ?? '', date },
    { skip: isSkipped },
  );
  // `data` may be of the previous day, or of another channel, which is ignored.
  const programmes = (currentData ?? (data?.channel.id === channelId ? data : undefined))?.programmes ?? [];
  const programmeId = useStreamSelector(
    state,
    POSITION_KEYS,
    ({ absolutePosition }) => findProgrammeAt(programmes, getInstant(absolutePosition))?.id,
  );
  const programme = programmes.find(({ id }) => id === programmeId);
  return { programme, isPending: isRequired && !(programme ?? currentData) && isFetching };
}
