import { memo, useMemo, type CSSProperties } from 'react';
import type { Programme } from '@tv/api-client';
import { MINUTE_MS } from '@tv/time';
import { classNames, LockIcon, Skeleton, StarFilledIcon } from '@tv/ui';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { programState } from '../../card/status/programState.ts';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideChannel, GuideRowData } from '../data/createGuideDataSelector.ts';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import type { ProgrammeTimes } from '../programme/createTimesFormatter.ts';
import { programmeCard } from '../programme/programmeCard.ts';
import { programmePhase, stateText } from '../programme/programmePhase.ts';
import styles from './GuideGrid.module.css';
import type { GridPosition } from './moveInGrid.ts';
import { fillPendingGaps, rowSegments, segmentAt, type Segment } from './rowSegments.ts';
import { minutesAt, type GuideTimeline } from './timeline.ts';

/** Shorter cells show no text, or no end time. */
const MIN_TEXT_MINUTES = 7;
const MIN_END_TIME_MINUTES = 25;

/** Longer gaps are not called a pause. */
const MAX_PAUSE_MINUTES = 120;

const EARLY_MS = 120 * MINUTE_MS;

export interface GuideRowProps {
  /** From 0. */
  readonly row: number;
  readonly data: GuideRowData;
  /** Loaded, but without a valid channel. */
  readonly isChannelUnknown: boolean;
  /** Renders only the channel name. */
  readonly isPlaceholder: boolean;
  readonly timeline: GuideTimeline;
  /** Rendered range, epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Set if the tab stop is in this row. */
  readonly tabStopAt: number | undefined;
  readonly formatTimes: (programme: Programme) => ProgrammeTimes;
  readonly onFocus: (position: GridPosition) => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** A channel and its rendered programmes. */
export const GuideRow = memo(function GuideRow({
  row,
  data: { channel, programmes, ranges },
  isChannelUnknown,
  isPlaceholder,
  timeline,
  from,
  to,
  now,
  tabStopAt,
  formatTimes,
  onFocus,
  onChoose,
  onRetry,
}: GuideRowProps) {
  const segments = useMemo((): readonly Segment<Programme>[] => {
    if (isPlaceholder && tabStopAt === undefined) return [{ kind: 'pending', start: from, end: to }];
    const knownRanges = fillPendingGaps(timeline, ranges, { from, to });
    // The focused cell is always rendered.
    const coveredRanges =
      tabStopAt === undefined
        ? knownRanges
        : fillPendingGaps(timeline, knownRanges, { from: tabStopAt, to: tabStopAt + 1 });
    return rowSegments(programmes, coveredRanges);
  }, [isPlaceholder, timeline, programmes, ranges, from, to, tabStopAt]);
  const tabStop = tabStopAt === undefined ? undefined : segmentAt(segments, tabStopAt);
  // Cells that start in the overscan may overlap the view's start.
  const earlyUntil = from + EARLY_MS;
  const rendered = segments.filter((one) => (one.end > from && one.start < to) || one === tabStop);
  return (
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={{ '--row': row } as CSSProperties}>
      <div role="rowheader" className={styles.channel}>
        <ChannelHeader channel={channel} isChannelUnknown={isChannelUnknown} isPlaceholder={isPlaceholder} />
      </div>
      {rendered.map((segment) => {
        const start = minutesAt(timeline, segment.start);
        const length = (segment.end - segment.start) / MINUTE_MS;
        return (
          <div
            key={segment.kind === 'programme' ? segment.programme.id : `${segment.kind} ${segment.start}`}
            role="gridcell"
            className={classNames(styles.cell, segment.start < earlyUntil && styles.early)}
            style={{ '--start': start, '--length': length } as CSSProperties}
          >
            {renderCell({
              segment,
              channel,
              now,
              textSpace:
                length < MIN_TEXT_MINUTES ? 'none' : length < MIN_END_TIME_MINUTES ? 'little' : 'enough',
              isTabStop: segment === tabStop,
              formatTimes,
              onFocus: () => {
                const isFocusedCell = tabStopAt !== undefined && segment === tabStop;
                onFocus({
                  row,
                  instant: isFocusedCell ? tabStopAt : Math.max(segment.start, timeline.start),
                });
              },
              onChoose,
              onRetry,
            })}
          </div>
        );
      })}
    </div>
  );
});

function ChannelHeader({
  channel,
  isChannelUnknown,
  isPlaceholder,
}: Pick<GuideRowProps, 'isChannelUnknown' | 'isPlaceholder'> & {
  readonly channel: GuideChannel | undefined;
}) {
  if (!channel && isChannelUnknown) return <span>Ukjent kanal</span>;
  if (!channel) {
    return (
      <>
        <Skeleton shape="text" width="70%" />
        <span className={styles.unseen}>Henter kanal</span>
      </>
    );
  }
  return (
    <>
      {isPlaceholder ? null : <ChannelLogo channel={channel} className={styles.logo} />}
      <span className={styles.name}>{titleOrFallback(channel.name)}</span>
      {channel.isFavourite ? <StarFilledIcon label="Favoritt" className={styles.favourite} /> : null}
    </>
  );
}

interface CellProps {
  readonly segment: Segment<Programme>;
  readonly channel: GuideChannel | undefined;
  readonly now: number;
  readonly textSpace: 'none' | 'little' | 'enough';
  readonly isTabStop: boolean;
  readonly formatTimes: (programme: Programme) => ProgrammeTimes;
  readonly onFocus: () => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** No component, because there are hundreds of cells. */
function renderCell({
  segment,
  channel,
  now,
  textSpace,
  isTabStop,
  formatTimes,
  onFocus,
  onChoose,
  onRetry,
}: CellProps) {
  const tabIndex = isTabStop ? 0 : -1;
  switch (segment.kind) {
    case 'programme': {
      if (!channel) return null;
      const { programme } = segment;
      const state = programState(programmeCard(programme, channel), now);
      const times = formatTimes(programme);
      const title = titleOrFallback(programme.title);
      const spokenState = stateText(state.type);
      const span = `${times.from}–${times.to}`;
      return (
        <button
          type="button"
          // One label, since extra elements in hundreds of cells slow scrolling.
          aria-label={`${title} ${span}${spokenState === undefined ? '' : `, ${spokenState}`}`}
          tabIndex={tabIndex}
          className={styles.programme}
          data-phase={programmePhase(programme, now)}
          data-state={state.type}
          aria-haspopup="dialog"
          style={
            state.type === 'Live'
              ? ({ '--sent': `${state.progressPercentage}%` } as CSSProperties)
              : undefined
          }
          onFocus={onFocus}
          onClick={() => onChoose({ programme, channel })}
        >
          {textSpace === 'none' ? null : (
            <span className={styles.words}>
              <span className={styles.title}>
                {state.type === 'NoAccess' ? [<LockIcon key="lock" />, ` ${title} `] : `${title} `}
              </span>
              <span className={styles.times}>{textSpace === 'little' ? times.from : span}</span>
            </span>
          )}
        </button>
      );
    }
    case 'failed':
      return (
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles.empty}
          onFocus={onFocus}
          onClick={onRetry}
        >
          <span className={styles.words}>Fikk ikke hentet programmene. Prøv igjen</span>
        </button>
      );
    case 'gap':
    case 'pending': {
      const isPause = (segment.end - segment.start) / MINUTE_MS < MAX_PAUSE_MINUTES;
      const text = segment.kind === 'pending' ? 'Henter programmer' : isPause ? 'Pause' : 'Ingen programmer';
      return (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-disabled="true"
          className={segment.kind === 'pending' ? styles.pending : styles.empty}
          onFocus={onFocus}
        >
          {segment.kind === 'pending' ? <Skeleton className={styles.shimmer} /> : null}
          <span className={segment.kind === 'pending' || textSpace === 'none' ? styles.unseen : styles.words}>
            {text}
          </span>
        </button>
      );
    }
  }
}
