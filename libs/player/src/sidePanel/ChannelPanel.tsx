import { useGetTvGuideQuery, type TvGuide } from '@tv/api-client';
import { formatClockTime, MINUTE_MS, useNow } from '@tv/time';
import { Image, ProgressBar } from '@tv/ui';
import { LockedAgeLimit } from '../parental/LockedAgeLimit.tsx';
import type { PrefetchTitle } from '../prefetch/usePrefetchTitle.browser.ts';
import { findProgrammeAt, elapsedPercent } from '../watchPage/programmeAt.ts';
import { ListEmpty, ListError, ListSkeleton } from './ListStates.tsx';
import styles from './Lists.module.css';
import { GUIDE_PAGE_SIZE, guideWindow, isChannelLocked } from './guideWindow.ts';
import { useCurrentItemRef } from './useCurrentItemRef.ts';

interface ChannelPanelProps {
  /** The channel that plays. */
  readonly channelId: string;
  /** Called on hover and focus. */
  readonly prefetchTitle: PrefetchTitle;
  readonly onChoose: (channelId: string, name: string) => void;
}

/** Channels in guide order with their current programmes. */
export function ChannelPanel(props: ChannelPanelProps) {
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.list}>
      <Channels {...props} page={1} now={now} />
    </ul>
  );
}

interface ChannelsProps extends ChannelPanelProps {
  readonly page: number;
  readonly now: number;
}

/** One page; renders the next once loaded. */
function Channels({ page, now, channelId, prefetchTitle, onChoose }: ChannelsProps) {
  const currentItemRef = useCurrentItemRef();
  // `data`, not `currentData`: keeps the list while the next window loads.
  const { data, error, refetch } = useGetTvGuideQuery({ ...guideWindow(now), page });
  if (!data || (page === 1 && data.channels.length === 0)) {
    const retry = () => void refetch();
    const failure = error && <ListError text="Vi får ikke hentet kanalene." onRetry={retry} />;
    return <li>{data ? <ListEmpty /> : (failure ?? <ListSkeleton />)}</li>;
  }
  const hasMore = data.channels.length > 0 && page * GUIDE_PAGE_SIZE < (data.totalChannels ?? 0);
  return (
    <>
      {data.channels.map((day) => {
        const { id, name } = day.channel;
        const isPlaying = id === channelId;
        const prefetch = () => prefetchTitle(id, isChannelLocked(day));
        return (
          <li key={id}>
            <button
              type="button"
              ref={isPlaying ? currentItemRef : undefined}
              aria-current={isPlaying}
              className={styles.item}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => onChoose(id, name)}
            >
              <ChannelDetails day={day} now={now} isPlaying={isPlaying} />
            </button>
          </li>
        );
      })}
      {hasMore ? <Channels {...{ page: page + 1, now, channelId, prefetchTitle, onChoose }} /> : null}
    </>
  );
}

interface ChannelDetailsProps {
  readonly day: TvGuide['channels'][number];
  readonly now: number;
  readonly isPlaying: boolean;
}

function ChannelDetails({ day: { channel, programmes }, now, isPlaying }: ChannelDetailsProps) {
  const programme = findProgrammeAt(programmes, now);
  return (
    <>
      <Image
        src={channel.logo}
        alt=""
        aspectRatio={16 / 9}
        width={LOGO_WIDTH}
        fit="contain"
        isLogo
        className={styles.logo}
      />
      <span className={styles.words}>
        <span className={styles.meta}>
          <span className={styles.name}>{channel.name}</span>
          {isPlaying ? <span className={styles.present}>Spilles nå</span> : null}
        </span>
        {programme === undefined ? null : (
          <>
            <span className={styles.programme}>
              <LockedAgeLimit ageLimit={programme.ageLimit} />
              {formatClockTime(programme.start)} {programme.title}
            </span>
            {/* Buttons have no accessible children; the time conveys the progress. */}
            <span aria-hidden="true">
              <ProgressBar label="Sendt" value={elapsedPercent(programme, now)} isLive />
            </span>
          </>
        )}
      </span>
    </>
  );
}

const LOGO_WIDTH = 80;
