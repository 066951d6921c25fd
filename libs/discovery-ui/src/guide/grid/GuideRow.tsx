import { memo, useMemo, type CSSProperties } from 'react';
import type { Programme } from '@tv/api-client';
import { MINUTE_MS } from '@tv/time';
import { classNames, LockIcon, Skeleton, StarFilledIcon, VisuallyHidden } from '@tv/ui';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { programState } from '../../card/status/programState.ts';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideRowData } from '../data/createGuideDataSelector.ts';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import { programmeCard, programmePhase, STATE_TEXTS } from '../programme/programmeCard.ts';
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
  readonly formatTime: (instant: number) => string;
  readonly onFocus: (position: GridPosition) => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** A channel and its rendered programmes. */
export const GuideRow = memo(function GuideRow(props: GuideRowProps) {
  const { row, data, isChannelUnknown, isPlaceholder, timeline, from, to, tabStopAt } = props;
  const { channel, programmes, ranges } = data;
  const segments = useMemo((): readonly Segment<Programme>[] => {
    if (isPlaceholder && tabStopAt === undefined) return [{ kind: 'pending', start: from, end: to }];
    const inView = fillPendingGaps(timeline, ranges, from, to);
    // The focused cell is always rendered.
    const covered =
      tabStopAt === undefined ? inView : fillPendingGaps(timeline, inView, tabStopAt, tabStopAt + 1);
    return rowSegments(programmes, covered);
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
            {renderCell(segment, length, segment === tabStop, props)}
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
}: Pick<GuideRowData, 'channel'> & Pick<GuideRowProps, 'isChannelUnknown' | 'isPlaceholder'>) {
  if (!channel && isChannelUnknown) return <span>Ukjent kanal</span>;
  if (!channel) {
    return (
      <>
        <Skeleton shape="text" width="70%" />
        <VisuallyHidden>Henter kanal</VisuallyHidden>
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

/** No component, because there are hundreds of cells. */
function renderCell(
  segment: Segment<Programme>,
  minutes: number,
  isTabStop: boolean,
  { row, data: { channel }, timeline, now, tabStopAt, formatTime, onFocus, onChoose, onRetry }: GuideRowProps,
) {
  const focusProps = {
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => {
      const instant = isTabStop ? tabStopAt : undefined;
      onFocus({ row, instant: instant ?? Math.max(segment.start, timeline.start) });
    },
  };
  switch (segment.kind) {
    case 'programme': {
      if (!channel) return null;
      const { programme } = segment;
      const state = programState(programmeCard(programme, channel), now);
      const title = titleOrFallback(programme.title);
      const spokenState = STATE_TEXTS[state.type];
      const startTime = formatTime(programme.start);
      const times = `${startTime}–${formatTime(programme.end)}`;
      return (
        <button
          type="button"
          // One label, since extra elements in hundreds of cells slow scrolling.
          aria-label={`${title} ${times}${spokenState === undefined ? '' : `, ${spokenState}`}`}
          className={styles.programme}
          data-phase={programmePhase(programme, now)}
          data-state={state.type}
          aria-haspopup="dialog"
          style={
            state.type === 'Live'
              ? ({ '--sent': `${state.progressPercentage}%` } as CSSProperties)
              : undefined
          }
          {...focusProps}
          onClick={() => onChoose({ programme, channel })}
        >
          {minutes < MIN_TEXT_MINUTES ? null : (
            <span className={styles.words}>
              <span className={styles.title}>
                {state.type === 'NoAccess' ? [<LockIcon key="lock" />, ` ${title} `] : `${title} `}
              </span>
              <span className={styles.times}>{minutes < MIN_END_TIME_MINUTES ? startTime : times}</span>
            </span>
          )}
        </button>
      );
    }
    case 'failed':
      return (
        <button type="button" className={styles.empty} {...focusProps} onClick={onRetry}>
          <span className={styles.words}>Fikk ikke hentet programmene. Prøv igjen</span>
        </button>
      );
    case 'pending':
      return (
        <button type="button" aria-disabled="true" className={styles.pending} {...focusProps}>
          <Skeleton className={styles.shimmer} />
          <VisuallyHidden>Henter programmer</VisuallyHidden>
        </button>
      );
    case 'gap': {
      const text = minutes < MAX_PAUSE_MINUTES ? 'Pause' : 'Ingen programmer';
      return (
        <button type="button" aria-disabled="true" className={styles.empty} {...focusProps}>
          {minutes < MIN_TEXT_MINUTES ? (
            <VisuallyHidden>{text}</VisuallyHidden>
          ) : (
            <span className={styles.words}>{text}</span>
          )}
        </button>
      );
    }
  }
}
