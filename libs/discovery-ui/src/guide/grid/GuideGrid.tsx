import { memo, useState, type CSSProperties, type RefObject } from 'react';
import { formatRelativeDay, MINUTE_MS } from '@tv/time';
import { classNames } from '@tv/ui';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import { createTimesFormatter } from '../programme/createTimesFormatter.ts';
import styles from './GuideGrid.module.css';
import { GuideRow } from './GuideRow.tsx';
import { hourMarks, minutesAt, timelineMinutes, type GuideTimeline } from './timeline.ts';
import { useGuideGrid, type GuideGridOptions } from './useGuideGrid.browser.ts';

export interface GuideGridProps extends GuideGridOptions {
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

/** The guide as a grid. It is one tab stop; arrow keys move between programmes. */
export function GuideGrid({ onChoose, onRetry, ...options }: GuideGridProps) {
  const { timeline, data, now } = options;
  const {
    scrollerRef,
    cellRef,
    cornerRef,
    origin,
    isLaidOut,
    rowCount,
    rendered,
    isPlaceholder,
    tabStop,
    visibleFrom,
    setFocus,
    onScroll,
    onKeyDown,
    onBlur,
  } = useGuideGrid(options);
  const [timesText] = useState(createTimesFormatter);
  const style = {
    '--origin': origin,
    '--minutes': timelineMinutes(timeline),
    '--rows': rowCount,
    '--now': minutesAt(timeline, now),
  } as CSSProperties;
  const from = timeline.start + rendered.fromHour * 60 * MINUTE_MS;
  const to = timeline.start + rendered.toHour * 60 * MINUTE_MS;
  return (
    <div
      ref={scrollerRef}
      className={classNames(styles.scroller, isLaidOut && styles.laidOut)}
      onScroll={onScroll}
    >
      <div className={styles.canvas} style={style}>
        <div ref={cellRef} className={styles.hourOfRow} aria-hidden="true" />
        <GuideHours
          cornerRef={cornerRef}
          timeline={timeline}
          fromHour={rendered.fromHour}
          toHour={rendered.toHour}
          visibleFrom={visibleFrom}
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
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {rendered.rows.map((row) => (
            <GuideRow
              key={row}
              row={row}
              data={data.rowAt(row)}
              isChannelUnknown={data.rowCount !== undefined && data.rowAt(row).ranges[0]?.status === 'loaded'}
              isPlaceholder={isPlaceholder(row)}
              timeline={timeline}
              from={from}
              to={to}
              now={now}
              tabStopAt={tabStop.row === row ? tabStop.instant : undefined}
              formatTimes={timesText}
              onFocus={setFocus}
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
  fromHour,
  toHour,
  visibleFrom,
  now,
}: {
  readonly cornerRef: RefObject<HTMLDivElement | null>;
  readonly timeline: GuideTimeline;
  /** `toHour` is exclusive. */
  readonly fromHour: number;
  readonly toHour: number;
  /** Epoch milliseconds, rounded to the hour. */
  readonly visibleFrom: number;
  readonly now: number;
}) {
  return (
    <div className={styles.hours} aria-hidden="true">
      <div ref={cornerRef} className={styles.corner}>
        {formatRelativeDay(visibleFrom, now)}
      </div>
      {hourMarks(timeline, fromHour, toHour).map(({ instant, text, isMidnight }) => (
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
