import { useEffect, useId, useState } from 'react';
import { formatClockTimeWithSeconds, useClock } from '@tv/time';
import { Button } from '@tv/ui';
// Imported eagerly, so that no early event is missed.
import '../engine/shaka/logAllEvents.browser.ts';
import type { EngineEvent, PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PlayerTestPage.module.css';

/** More would slow down the page under test. */
const MAX_LINES = 500;

interface Line extends EngineEvent {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Seconds of the stream. */
  readonly position: number;
}

/** All engine events, newest first, with time and position. */
export function EventLog({ engine }: { readonly engine: PlaybackEngine }) {
  const clock = useClock();
  const heading = useId();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(
    () =>
      engine.onEvent((event) => {
        const line = { ...event, at: clock.now(), position: engine.state.get().position };
        setLines((before) =>
          [{ ...line, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, MAX_LINES),
        );
      }),
    [engine, clock],
  );
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>Hendelser</h2>
      <p>
        <Button size="small" onClick={() => setLines([])}>
          Tøm
        </Button>
      </p>
      {/* Scrollable regions must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className={styles.log} role="log" aria-live="off" aria-labelledby={heading} tabIndex={0}>
        {lines.map(({ number, at, position, name, text }) => (
          <p key={number} className={styles.line}>
            <span className={styles.when}>
              {formatClockTimeWithSeconds(at)}.{String(at % 1000).padStart(3, '0')} · {position.toFixed(1)} s
            </span>{' '}
            <strong>{name}</strong> {text}
          </p>
        ))}
      </div>
    </section>
  );
}
