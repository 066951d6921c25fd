import { useEffect, useState } from 'react';
import { isRequestError, useGetChannelDayQuery } from '@tv/api-client';
import { guideLink } from '@tv/routes';
import { Link } from '@tv/ssr';
import { dateKey, formatRelativeDay, startOfDay } from '@tv/time';
import { Button, ChevronLeftIcon, ChevronRightIcon, EmptyView, Skeleton, VisuallyHidden } from '@tv/ui';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { PageError } from '../../errors/errorViews.tsx';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideLocation } from '../GuidePage.tsx';
import type { GuideChannel } from '../data/createGuideDataSelector.ts';
import { viewStart } from '../data/viewStart.ts';
import { withoutOverlaps } from '../grid/rowSegments.ts';
import styles from './GuideList.module.css';
import type { GuideListProps } from './GuideList.tsx';
import { ProgrammeLine } from './ProgrammeLine.tsx';

/** A channel's schedule for a day. Today starts with the current programme. */
export function ChannelDay({
  channelId,
  row,
  data,
  now,
  location,
  onViewportChange,
  onChoose,
}: GuideListProps & { readonly channelId: string }) {
  const date = location.day ?? dateKey(now);
  const { currentData, error, isFetching, refetch } = useGetChannelDayQuery({ channelId, date });
  const [isEarlierShown, setIsEarlierShown] = useState(false);
  const start = viewStart(location, now);
  const { rowCount } = data;
  // Loads the channels of the previous and next links.
  useEffect(() => {
    if (row !== undefined)
      onViewportChange({ firstRow: row - 1, lastRow: row + 1, from: start, to: start + 1 }, rowCount);
  }, [onViewportChange, row, start, rowCount]);

  if (!currentData) {
    if (isRequestError(error, 404)) return <EmptyView title="Fant ikke kanalen" />;
    if (error !== undefined)
      return (
        <PageError headingLevel={2} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      );
    return <ChannelDaySkeleton />;
  }
  const channel: GuideChannel = currentData.channel;
  const programmes = withoutOverlaps(currentData.programmes);
  const isToday = date === dateKey(now);
  const listed = isToday && !isEarlierShown ? programmes.filter(({ end }) => end > now) : programmes;
  const earlierCount = programmes.length - listed.length;
  return (
    <section aria-label={titleOrFallback(channel.name)}>
      <div className={styles.channelHead}>
        <ChannelStep
          location={location}
          channel={row === undefined || row === 0 ? undefined : data.rowAt(row - 1).channel}
          isBack
        />
        <div className={styles.channelName}>
          <ChannelLogo channel={channel} className={styles.logo} />
          <h2 className={styles.name}>{titleOrFallback(channel.name)}</h2>
          <span className={styles.dayName}>{formatRelativeDay(startOfDay(date), now)}</span>
        </div>
        <ChannelStep
          location={location}
          channel={row === undefined ? undefined : data.rowAt(row + 1).channel}
        />
      </div>
      {earlierCount > 0 ? (
        <div className={styles.earlier}>
          <Button size="small" isWide onClick={() => setIsEarlierShown(true)}>
            Vis tidligere i dag ({earlierCount})
          </Button>
        </div>
      ) : null}
      {programmes.length === 0 ? (
        <EmptyView title="Ingen programmer" text="Kanalen har ingen programmer denne dagen." />
      ) : (
        <ul className={styles.programmes}>
          {listed.map((programme) => (
            <li key={programme.id}>
              <ProgrammeLine chosen={{ programme, channel }} now={now} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ChannelStep({
  channel,
  location: { day, at },
  isBack = false,
}: {
  readonly channel: GuideChannel | undefined;
  readonly location: GuideLocation;
  readonly isBack?: boolean;
}) {
  if (!channel) return <span className={styles.step} />;
  const name = titleOrFallback(channel.name);
  return (
    <Link
      to={guideLink(day, { at, channel: channel.id })}
      className={styles.step}
      aria-label={isBack ? `Forrige kanal: ${name}` : `Neste kanal: ${name}`}
    >
      {isBack ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </Link>
  );
}

function ChannelDaySkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter programmer</p>
      </VisuallyHidden>
      {['60%', '85%', '70%', '80%', '50%', '75%'].map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  );
}
