import { memo, type CSSProperties, type RefObject } from 'react';
import { formatRelativeDay } from '@tv/time';
import styles from './GuideGrid.module.css';
import { hourMarks, minutesAt, type GuideTimeline } from './timeline.ts';

export interface GuideHoursProps {
  readonly cornerRef: RefObject<HTMLDivElement | null>;
  readonly timeline: GuideTimeline;
  /** `toHour` is exclusive. */
  readonly fromHour: number;
  readonly toHour: number;
  /** Epoch milliseconds, rounded to the hour. */
  readonly visibleFrom: number;
  readonly now: number;
}

/** Hours and visible day; hidden from screen readers, since each programme states its times. */
export const GuideHours = memo(function GuideHours({
  cornerRef,
  timeline,
  fromHour,
  toHour,
  visibleFrom,
  now,
}: GuideHoursProps) {
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
