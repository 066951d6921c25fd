import { useState, type CSSProperties } from 'react';
import { MINUTE_MS } from '@tv/time';
import { classNames } from '@tv/ui';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import { createTimesText } from '../programme/timesText.ts';
import styles from './GuideGrid.module.css';
import { GuideHours } from './GuideHours.tsx';
import { GuideRow } from './GuideRow.tsx';
import { lengthOf, minutesAt } from './timeline.ts';
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
    drawn,
    isOutline,
    stop,
    seenFrom,
    setFocus,
    handlers,
  } = useGuideGrid(options);
  const [timesText] = useState(createTimesText);
  const style = {
    '--origin': origin,
    '--minutes': lengthOf(timeline),
    '--rows': rowCount,
    '--now': minutesAt(timeline, now),
  } as CSSProperties;
  const from = timeline.start + drawn.fromHour * 60 * MINUTE_MS;
  const to = timeline.start + drawn.toHour * 60 * MINUTE_MS;
  return (
    <div
      ref={scrollerRef}
      className={classNames(styles.scroller, isLaidOut && styles.laidOut)}
      onScroll={handlers.onScroll}
    >
      <div className={styles.canvas} style={style}>
        <div ref={cellRef} className={styles.hourOfRow} aria-hidden="true" />
        <GuideHours
          corner={cornerRef}
          timeline={timeline}
          fromHour={drawn.fromHour}
          toHour={drawn.toHour}
          seenFrom={seenFrom}
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
          onKeyDown={handlers.onKeyDown}
          onBlur={handlers.onBlur}
        >
          {drawn.rows.map((row) => (
            <GuideRow
              key={row}
              row={row}
              data={data.rowAt(row)}
              isMissing={data.rowCount !== undefined && data.rowAt(row).stretches[0]?.status === 'loaded'}
              isOutline={isOutline(row)}
              timeline={timeline}
              from={from}
              to={to}
              now={now}
              stopAt={stop.row === row ? stop.instant : undefined}
              timesText={timesText}
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
