import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { guideLink } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatClockTime, formatRelativeDay, MINUTE_MS } from '@tv/time';
import { Button, ChevronRightIcon, classNames, Skeleton, StarFilledIcon } from '@tv/ui';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideLocation } from '../GuidePage.tsx';
import type { GuideRowData } from '../data/createGuideDataSelector.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import { viewStart } from '../data/viewStart.ts';
import { resolveOverlaps, segmentAt, type Timed } from '../grid/rowSegments.ts';
import styles from './GuideList.module.css';
import type { GuideListProps } from './GuideList.tsx';
import { ProgrammeLine } from './ProgrammeLine.tsx';

/** Returns the programme at an instant (epoch ms), and the next one. */
export function nowAndNext<Programme extends Timed>(programmes: readonly Programme[], instant: number) {
  const segments = resolveOverlaps(programmes);
  return {
    now: segmentAt(segments, instant)?.programme,
    next: segments.find(({ start }) => start > instant)?.programme,
  };
}

/** Current and next programme of each channel, at the URL's time. */
export function NowAndNextList(props: GuideListProps) {
  const { data, now, location, onChoose, onRetry } = props;
  const isNow = location.day === undefined && location.at === undefined;
  const instant = isNow ? now : viewStart(location, now);
  const { list, rows, totalHeight, measure } = useVirtualChannelRows(props, instant);
  return (
    <section
      aria-label={isNow ? 'Nå og neste' : `${formatRelativeDay(instant, now)} ${formatClockTime(instant)}`}
    >
      {isNow ? null : (
        <h2 className={styles.moment}>
          {formatRelativeDay(instant, now)} kl. {formatClockTime(instant)}
        </h2>
      )}
      <ul ref={list} className={styles.channels} style={{ blockSize: totalHeight }}>
        {rows.map(({ row, top }) => (
          <li
            key={row}
            ref={measure}
            data-index={row}
            aria-setsize={data.rowCount ?? -1}
            aria-posinset={row + 1}
            className={classNames(styles.channel, top !== undefined && styles.placed)}
            style={top === undefined ? undefined : { translate: `0 ${top}px` }}
          >
            <ChannelNowAndNext
              row={data.rowAt(row)}
              instant={instant}
              now={now}
              day={location.day}
              at={location.at}
              onChoose={onChoose}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChannelNowAndNextProps = Pick<GuideListProps, 'now' | 'onChoose' | 'onRetry'> &
  Pick<GuideLocation, 'day' | 'at'> & { readonly row: GuideRowData; readonly instant: number };

/** Memoised: scrolling and responses for other channels render the list. */
const ChannelNowAndNext = memo(function ChannelNowAndNext({
  row: { channel, programmes, ranges },
  instant,
  now,
  day,
  at,
  onChoose,
  onRetry,
}: ChannelNowAndNextProps) {
  const status = ranges.find(({ from, to }) => from <= instant && instant < to)?.status;
  if (!channel) {
    if (status === 'failed') return <LoadError onRetry={onRetry} />;
    if (status === 'loaded') return <p className={styles.nothing}>Ukjent kanal</p>;
    return <ChannelSkeleton />;
  }
  const { now: current, next } = nowAndNext(programmes, instant);
  const name = titleOrFallback(channel.name);
  return (
    <>
      <Link
        to={guideLink(day, { at, channel: channel.id })}
        className={styles.head}
        aria-label={`${name}, hele dagen`}
      >
        <ChannelLogo channel={channel} className={styles.logo} />
        <span className={styles.name}>{name}</span>
        {channel.isFavourite ? <StarFilledIcon label="Favoritt" className={styles.favourite} /> : null}
        <ChevronRightIcon />
      </Link>
      {current && <ProgrammeLine chosen={{ programme: current, channel }} now={now} onChoose={onChoose} />}
      {next && <ProgrammeLine chosen={{ programme: next, channel }} now={now} onChoose={onChoose} />}
      {(current ?? next) ? null : status === 'failed' ? (
        <LoadError onRetry={onRetry} />
      ) : status === 'loaded' ? (
        <p className={styles.nothing}>Ingen programmer nå</p>
      ) : (
        <Skeleton shape="text" width="70%" />
      )}
    </>
  );
});

/** Memoised: a request that starts renders the rows. */
const ChannelSkeleton = memo(function ChannelSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.head}>
        <span className={styles.logo}>
          <Skeleton aspectRatio={16 / 9} />
        </span>
        <span className={styles.name}>
          <Skeleton shape="text" width="30%" />
        </span>
      </div>
      <div className={styles.line} data-phase="live">
        <Skeleton shape="text" width="2.5rem" />
        <span className={styles.what}>
          <Skeleton shape="text" width="60%" />
          <span className={styles.sent} />
        </span>
      </div>
      <div className={styles.line}>
        <Skeleton shape="text" width="2.5rem" />
        <Skeleton shape="text" width="50%" />
      </div>
    </div>
  );
});

function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.nothing}>
      Fikk ikke hentet programmene.{' '}
      <Button size="small" variant="quiet" onClick={onRetry}>
        Prøv igjen
      </Button>
    </p>
  );
}

/** Most next programmes start within this time. */
const NEXT_PROGRAMME_WINDOW_MS = 120 * MINUTE_MS;

const OVERSCAN_ROWS = 3;

/**
 * Returns a virtual list of channels that scrolls with the page. Before layout, the first rows are in normal flow.
 */
function useVirtualChannelRows({ data, isMeasured, onViewportChange }: GuideListProps, instant: number) {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<{ readonly offset: number; readonly height: number }>();
  const knownCount = data.rowCount;
  const rowCount = knownCount ?? CHANNELS_PER_PART;
  const isKnown = knownCount !== undefined;
  // The first rows' average height is the estimate, which avoids jumps.
  useLayoutEffect(() => {
    const { current } = list;
    if (!isMeasured || !isKnown || !current || current.children.length === 0) return;
    const { top, height } = current.getBoundingClientRect();
    setMeasured({ offset: top + window.scrollY, height: height / current.children.length });
  }, [isMeasured, isKnown]);
  const offset = measured?.offset ?? 0;
  const estimatedHeight = measured?.height ?? 0;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    enabled: estimatedHeight > 0,
    estimateSize: () => estimatedHeight,
    scrollMargin: offset,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: CHANNELS_PER_PART * estimatedHeight },
    initialOffset: () => window.scrollY,
  });
  const items = virtualizer.getVirtualItems();
  const firstRow = items[0]?.index ?? 0;
  const lastRow = items.at(-1)?.index ?? CHANNELS_PER_PART - 1;
  // To the half hour, so that requests do not change every minute.
  const from = instant - (instant % (30 * MINUTE_MS));
  useEffect(() => {
    if (isMeasured)
      onViewportChange({ firstRow, lastRow, from, to: from + NEXT_PROGRAMME_WINDOW_MS }, knownCount);
  }, [onViewportChange, isMeasured, firstRow, lastRow, from, knownCount]);
  const firstRows = Array.from({ length: Math.min(rowCount, CHANNELS_PER_PART) }, (_, row) => row);
  return {
    list,
    /** `top` in CSS pixels; undefined in normal flow. */
    rows: measured
      ? items.map(({ index, start }) => ({ row: index, top: start - offset }))
      : firstRows.map((row) => ({ row, top: undefined })),
    totalHeight: measured && virtualizer.getTotalSize(),
    measure: measured && virtualizer.measureElement,
  };
}
