import { useLayoutEffect, useRef } from 'react';
import { guideLink, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { dateKey, formatRelativeDay, formatShortDate, startOfDay } from '@tv/time';
import { Button } from '@tv/ui';
import styles from './GuideHeader.module.css';
import type { GuideLocation } from './GuidePage.tsx';
import { guideDays } from './grid/timeline.ts';

const TONIGHT_START = { hour: 20, minute: 0 };

/** Title, links to now and tonight, and days. */
export function GuideHeader({ now, location }: { readonly now: number; readonly location: GuideLocation }) {
  const { at, channel } = location;
  const today = dateKey(now);
  const shown = location.day ?? today;
  const list = useRef<HTMLUListElement>(null);
  // Needed without `scroll-initial-target`, and when the day changes.
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const [row, day] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    list.current.scrollLeft += day.left + day.width / 2 - (row.left + row.width / 2);
  }, [shown]);
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <h1 className={styles.title}>TV-guide</h1>
        <div className={styles.jumps}>
          <Button as={Link} to={links.guide()} size="small">
            Nå
          </Button>
          <Button as={Link} to={guideLink(undefined, { at: TONIGHT_START })} size="small">
            I kveld
          </Button>
        </div>
      </div>
      <nav aria-label="Dager" className={styles.days}>
        <ul ref={list} className={styles.strip}>
          {guideDays(today).map((day) => {
            const instant = startOfDay(day);
            const [weekday = '', ...date] = formatShortDate(instant).split(' ');
            const name = formatRelativeDay(instant, startOfDay(today));
            const isNamed = name !== formatShortDate(instant);
            return (
              <li key={day}>
                <Link
                  to={guideLink(day === today ? undefined : day, { at, channel })}
                  className={styles.day}
                  aria-current={day === shown ? 'date' : undefined}
                >
                  <span className={styles.weekday}>{isNamed ? name : weekday}</span>{' '}
                  <span className={styles.date}>{date.join(' ')}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
