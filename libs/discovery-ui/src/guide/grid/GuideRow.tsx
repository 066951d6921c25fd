import { memo, useMemo, type CSSProperties } from 'react';
import type { Programme } from '@tv/api-client';
import { MINUTE_MS } from '@tv/time';
import { classNames, LockIcon, Skeleton, StarFilledIcon } from '@tv/ui';
import { programState } from '../../card/status/programState.ts';
import { titleOrFallback } from '../../card/labels/titleOrFallback.ts';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideChannel, GuideRowData } from '../data/guideData.ts';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import { programmeCard } from '../programme/programmeCard.ts';
import { programmePhase, stateWords } from '../programme/programmePhase.ts';
import type { TimesText } from '../programme/timesText.ts';
import styles from './GuideGrid.module.css';
import { rowStretches } from './drawnRow.ts';
import type { GridPosition } from './gridWalk.ts';
import { rowSegments, segmentAt, type Segment } from './rowSegments.ts';
import { minutesAt, type Timeline } from './timeline.ts';

/** Shorter cells show no text, or no end time. */
const SHORT = 7;
const BRIEF = 25;

/** Longer gaps are not called a pause. */
const LONG_PAUSE = 120;

const EARLY_MS = 120 * MINUTE_MS;

export interface GuideRowProps {
  /** From 0. */
  readonly row: number;
  readonly data: GuideRowData;
  /** Loaded, but without a valid channel. */
  readonly isMissing: boolean;
  /** Renders only the channel name. */
  readonly isOutline: boolean;
  readonly timeline: Timeline;
  /** Rendered range, epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Set if the tab stop is in this row. */
  readonly stopAt: number | undefined;
  readonly timesText: (programme: Programme) => TimesText;
  readonly onFocus: (position: GridPosition) => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** A channel and its rendered programmes. */
export const GuideRow = memo(function GuideRow({
  row,
  data: { channel, programmes, stretches },
  isMissing,
  isOutline,
  timeline,
  from,
  to,
  now,
  stopAt,
  timesText,
  onFocus,
  onChoose,
  onRetry,
}: GuideRowProps) {
  const segments = useMemo((): readonly Segment<Programme>[] => {
    if (isOutline && stopAt === undefined) return [{ kind: 'pending', start: from, end: to }];
    const known = rowStretches(timeline, stretches, { from, to });
    // The focused cell is always rendered.
    const wanted =
      stopAt === undefined ? known : rowStretches(timeline, known, { from: stopAt, to: stopAt + 1 });
    return rowSegments(programmes, wanted);
  }, [isOutline, timeline, programmes, stretches, from, to, stopAt]);
  const stop = stopAt === undefined ? undefined : segmentAt(segments, stopAt);
  // Cells that start in the overscan may overlap the view's start.
  const earlyUntil = from + EARLY_MS;
  const drawn = segments.filter((one) => (one.end > from && one.start < to) || one === stop);
  return (
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={{ '--row': row } as CSSProperties}>
      <div role="rowheader" className={styles.channel}>
        <ChannelHead channel={channel} isMissing={isMissing} isOutline={isOutline} />
      </div>
      {drawn.map((segment) => {
        const start = minutesAt(timeline, segment.start);
        const length = (segment.end - segment.start) / MINUTE_MS;
        return (
          <div
            key={segment.kind === 'programme' ? segment.programme.id : `${segment.kind} ${segment.start}`}
            role="gridcell"
            className={classNames(styles.cell, segment.start < earlyUntil && styles.early)}
            style={{ '--start': start, '--length': length } as CSSProperties}
          >
            {cellButton({
              segment,
              channel,
              now,
              room: length < SHORT ? 'none' : length < BRIEF ? 'little' : 'enough',
              isStop: segment === stop,
              timesText,
              onFocus: () => {
                const isHere = stopAt !== undefined && segment === stop;
                onFocus({ row, instant: isHere ? stopAt : Math.max(segment.start, timeline.start) });
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

function ChannelHead({
  channel,
  isMissing,
  isOutline,
}: Pick<GuideRowProps, 'isMissing' | 'isOutline'> & { readonly channel: GuideChannel | undefined }) {
  if (!channel && isMissing) return <span>Ukjent kanal</span>;
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
      {isOutline ? null : <ChannelLogo channel={channel} className={styles.logo} />}
      <span className={styles.name}>{titleOrFallback(channel.name)}</span>
      {channel.isFavourite ? <StarFilledIcon label="Favoritt" className={styles.favourite} /> : null}
    </>
  );
}

interface Cell {
  readonly segment: Segment<Programme>;
  readonly channel: GuideChannel | undefined;
  readonly now: number;
  readonly room: 'none' | 'little' | 'enough';
  readonly isStop: boolean;
  readonly timesText: (programme: Programme) => TimesText;
  readonly onFocus: () => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** No component, because there are hundreds of cells. */
function cellButton({ segment, channel, now, room, isStop, timesText, onFocus, onChoose, onRetry }: Cell) {
  const tabIndex = isStop ? 0 : -1;
  switch (segment.kind) {
    case 'programme': {
      if (!channel) return null;
      const { programme } = segment;
      const state = programState(programmeCard(programme, channel), now);
      const times = timesText(programme);
      const title = titleOrFallback(programme.title);
      const said = stateWords(state.type);
      const span = `${times.from}–${times.to}`;
      return (
        <button
          type="button"
          // One label, since extra elements in hundreds of cells slow scrolling.
          aria-label={`${title} ${span}${said === undefined ? '' : `, ${said}`}`}
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
          {room === 'none' ? null : (
            <span className={styles.words}>
              <span className={styles.title}>
                {state.type === 'NoAccess' ? [<LockIcon key="lock" />, ` ${title} `] : `${title} `}
              </span>
              <span className={styles.times}>{room === 'little' ? times.from : span}</span>
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
      const isPause = (segment.end - segment.start) / MINUTE_MS < LONG_PAUSE;
      const words = segment.kind === 'pending' ? 'Henter programmer' : isPause ? 'Pause' : 'Ingen programmer';
      return (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-disabled="true"
          className={segment.kind === 'pending' ? styles.pending : styles.empty}
          onFocus={onFocus}
        >
          {segment.kind === 'pending' ? <Skeleton className={styles.shimmer} /> : null}
          <span className={segment.kind === 'pending' || room === 'none' ? styles.unseen : styles.words}>
            {words}
          </span>
        </button>
      );
    }
  }
}
