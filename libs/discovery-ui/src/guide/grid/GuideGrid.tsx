import { memo, useState, type CSSProperties, type RefObject } from 'react';
import { formatClockTime, formatRelativeDay } from '@tv/time';
import { classNames } from '@tv/ui';
import type { GuideViewProps } from '../GuidePage.tsx';
import styles from './GuideGrid.module.css';
import { GuideRow } from './GuideRow.tsx';
import { hourMarks, minutesAt, timelineMinutes, type GuideTimeline } from './timeline.ts';
import type { GridLocation } from './useGridLocation.browser.ts';
import { useGuideGrid } from './useGuideGrid.browser.ts';

/** The guide as a grid. It is one tab stop; arrow keys move between programmes. */
export function GuideGrid(props: GuideViewProps & GridLocation) {
  const { timeline, data, now, start, onChoose, onRetry } = props;
  const { scrollerRef, cellRef, cornerRef, ...grid } = useGuideGrid(props);
  const { rows, from, to } = grid.rendered;
  const [formatTime] = useState(createTimeFormatter);
  const style = {
    // Once it scrolls, the grid begins at the start of the timeline.
    '--origin': grid.isLaidOut ? 0 : minutesAt(timeline, start),
    '--minutes': timelineMinutes(timeline),
    '--rows': grid.rowCount,
    '--now': minutesAt(timeline, now),
  } as CSSProperties;
  return (
    <div
      ref={scrollerRef}
      className={classNames(styles.scroller, grid.isLaidOut && styles.laidOut)}
      onScroll={grid.onScroll}
    >
      <div className={styles.canvas} style={style}>
        <div ref={cellRef} className={styles.hourOfRow} aria-hidden="true" />
        <GuideHours
          cornerRef={cornerRef}
          timeline={timeline}
          from={from}
          to={to}
          visibleFrom={grid.visible.from}
          now={now}
        />
        {/* Keys apply while a cell has the focus. */}
        {/* eslint-disable-next-line jsx-a11y-x/interactive-supports-focus */}
        <div
          role="grid"
          aria-label="Programmer"
          aria-rowcount={data.rowCount ?? -1}
          aria-busy={data.rowCount === undefined}
          className={styles.rows}
          onKeyDown={grid.onKeyDown}
          onBlur={grid.onBlur}
        >
          {rows.map((row) => (
            <GuideRow
              key={row}
              row={row}
              data={data.rowAt(row)}
              isChannelUnknown={data.rowCount !== undefined && data.rowAt(row).ranges[0]?.status === 'loaded'}
              isPlaceholder={grid.isPlaceholder(row)}
              timeline={timeline}
              from={from}
              to={to}
              now={now}
              tabStopAt={grid.tabStop.row === row ? grid.tabStop.instant : undefined}
              formatTime={formatTime}
              onFocus={grid.setFocus}
              onChoose={onChoose}
              onRetry={onRetry}
            />
          ))}
        </div>
        <div className={styles.nowLine} aria-hidden="true" />
      </div>
    </div>
  );
}

/** Hours and visible day; hidden from screen readers, since each programme states its times. */
const GuideHours = memo(function GuideHours({
  cornerRef,
  timeline,
  from,
  to,
  visibleFrom,
  now,
}: {
  readonly cornerRef: RefObject<HTMLDivElement | null>;
  readonly timeline: GuideTimeline;
  /** Epoch milliseconds, to the hour. */
  readonly from: number;
  readonly to: number;
  readonly visibleFrom: number;
  readonly now: number;
}) {
  return (
    <div className={styles.hours} aria-hidden="true">
      <div ref={cornerRef} className={styles.corner}>
        {formatRelativeDay(visibleFrom, now)}
      </div>
      {hourMarks(from, to).map(({ instant, text, isMidnight }) => (
        <span
          key={instant}
          className={styles.hour}
          style={{ '--start': minutesAt(timeline, instant) } as CSSProperties}
        >
          {text}
          {isMidnight ? <span className={styles.newDay}>{formatRelativeDay(instant, now)}</span> : null}
        </span>
      ))}
      <span className={styles.nowMark} />
    </div>
  );
});

/** Creates a caching formatter: formatting is slower than rendering. */
function createTimeFormatter(): (instant: number) => string {
  const formatted = new Map<number, string>();
  return (instant) => {
    const text = formatted.get(instant) ?? formatClockTime(instant);
    formatted.set(instant, text);
    return text;
  };
}
