import { memo, type CSSProperties, type RefObject } from 'react';
import { relativeDay } from '@tv/time';
import styles from './GuideGrid.module.css';
import { hourMarks, minutesAt, type Timeline } from './timeline.ts';

export interface GuideHoursProps {
  /** Is as large as the corner between channels and hours. */
  readonly corner: RefObject<HTMLDivElement | null>;
  readonly timeline: Timeline;
  /** Hours of the timeline that are drawn; the last is not among them. */
  readonly fromHour: number;
  readonly toHour: number;
  /** The earliest instant that is seen, to the hour; epoch milliseconds, as `now`. */
  readonly seenFrom: number;
  readonly now: number;
}

/** The hours above the programmes, and the day that is seen. Voices are told the times by each programme. */
export const GuideHours = memo(function GuideHours({
  corner,
  timeline,
  fromHour,
  toHour,
  seenFrom,
  now,
}: GuideHoursProps) {
  return (
    <div className={styles.hours} aria-hidden="true">
      <div ref={corner} className={styles.corner}>
        {relativeDay(seenFrom, now)}
      </div>
      {hourMarks(timeline, fromHour, toHour).map(({ instant, text, isMidnight }) => (
        <span
          key={instant}
          className={styles.hour}
          style={{ '--start': minutesAt(timeline, instant) } as CSSProperties}
        >
          {text}
          {isMidnight ? <span className={styles.newDay}>{relativeDay(instant, now)}</span> : null}
        </span>
      ))}
      <span className={styles.nowMark} />
    </div>
  );
});
