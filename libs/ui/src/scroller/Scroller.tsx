import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../className/classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import styles from './Scroller.module.css';
import { getPageTarget, getScrollEnds, type ScrollerShape } from './columns.ts';

/** Columns on the narrowest screens. */
const MIN_COLUMNS = 2;

export interface ScrollerProps {
  /** Names the list and its buttons. */
  readonly label: string;
  /** Sets the number of columns per width. */
  readonly shape: ScrollerShape;
  readonly className?: string | undefined;
  /** One child per slot. */
  readonly children: ReactNode;
}

/**
 * A carousel with native scrolling, scroll snap and paging buttons. End buttons are `aria-disabled`, not
 * removed, so that they keep focus. The caller adds roving tabindex.
 */
export function Scroller({ label, shape, className, children }: ScrollerProps) {
  const rail = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  // A guess that is usually right, so that measuring renders nothing.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: count <= MIN_COLUMNS });
  const measuredEnds = useRef(ends);

  // The scroll width changes with the items.
  useEffect(() => {
    const list = rail.current;
    if (list === null) return;
    const measure = () => {
      const now = getScrollEnds(list.scrollLeft, list.clientWidth, list.scrollWidth);
      const { isAtStart, isAtEnd } = measuredEnds.current;
      if (now.isAtStart === isAtStart && now.isAtEnd === isAtEnd) return;
      measuredEnds.current = now;
      setEnds(now);
    };
    const observer = new ResizeObserver(measure);
    // Also measures at once.
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [count]);

  const scrollByPage = (direction: 1 | -1) => {
    const list = rail.current;
    if (list === null) return;
    list.scrollTo({ left: getPageTarget(list.scrollLeft, list.clientWidth, columnStep(list), direction) });
  };

  const isScrollable = !(ends.isAtStart && ends.isAtEnd);
  return (
    <div className={classNames(styles.scroller, className)}>
      <ul ref={rail} {...nameOf(label)} className={classNames(styles.rail, styles[shape])}>
        {renderItems(children)}
      </ul>
      <div className={classNames(styles.buttons, !isScrollable && styles.idle)}>
        <IconButton
          label={buttonLabel('Forrige', label)}
          icon={<ChevronLeftIcon />}
          variant="on-image"
          className={styles.previous}
          aria-disabled={ends.isAtStart}
          onClick={() => scrollByPage(-1)}
        />
        <IconButton
          label={buttonLabel('Neste', label)}
          icon={<ChevronRightIcon />}
          variant="on-image"
          className={styles.next}
          aria-disabled={ends.isAtEnd}
          onClick={() => scrollByPage(1)}
        />
      </div>
    </div>
  );
}

/** A scroller while its items load. The children are skeletons. It has no hooks: a page has many before it is scrolled. */
export function ScrollerSkeleton({ label, shape, className, children }: ScrollerProps) {
  return (
    <div className={classNames(styles.scroller, className)}>
      <ul {...nameOf(label)} aria-busy className={classNames(styles.rail, styles[shape], styles.busy)}>
        {renderItems(children)}
      </ul>
    </div>
  );
}

const nameOf = (label: string) => (label.trim() === '' ? {} : { 'aria-label': label });

const renderItems = (children: ReactNode) =>
  Children.map(children, (child) => <li className={styles.place}>{child}</li>);

const buttonLabel = (step: string, rail: string): string => (rail.trim() === '' ? step : `${step} i ${rail}`);

/** Returns the column distance in CSS pixels. */
function columnStep(list: HTMLElement): number {
  const [first, second] = list.children;
  if (first === undefined) return 0;
  const start = first.getBoundingClientRect();
  return second === undefined ? start.width : second.getBoundingClientRect().left - start.left;
}
