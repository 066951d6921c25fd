import { useEffect, useId, useState, type ReactNode } from 'react';
import { formatClockTimeWithSeconds, useClock } from '@tv/time';
import { Button } from '@tv/ui';
// Imported eagerly, so that no early event is missed.
import '../engine/shaka/logAllEvents.browser.ts';
import type { EngineEvent, PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { idleStream } from '../engine/state/streamStore.ts';
import { useStream } from '../engine/state/useStream.ts';
import styles from './PlayerTestPage.module.css';
import { formatStatistics } from './formatStatistics.ts';

interface EngineProps {
  readonly engine: PlaybackEngine;
}

/** The engine's state, events and statistics. */
export function EngineInspector({ engine }: EngineProps) {
  return (
    <div className={styles.insight}>
      <StateTable engine={engine} />
      <EventLog engine={engine} />
      <StatisticsTable engine={engine} />
    </div>
  );
}

// `idleStream` has all keys, in a stable order.
const KEYS = Object.keys(idleStream) as readonly (keyof StreamState)[];

/** The complete stream state; each row renders only when its value changes. */
function StateTable({ engine }: EngineProps) {
  return (
    <Table title="Tilstand">
      {KEYS.map((name) => (
        <StateRow key={name} engine={engine} name={name} />
      ))}
    </Table>
  );
}

function StateRow({ engine, name }: EngineProps & { readonly name: keyof StreamState }) {
  return <Row name={name} value={formatValue(name, useStream(engine.state, name))} />;
}

function formatValue(name: keyof StreamState, value: StreamState[keyof StreamState]): string {
  if (value === undefined) return '–';
  if (typeof value === 'number') {
    return name === 'absolutePosition'
      ? formatClockTimeWithSeconds(value)
      : String(Math.round(value * 100) / 100);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const POLL_INTERVAL_MS = 1000;

/** Shaka's statistics, polled every second. */
function StatisticsTable({ engine }: EngineProps) {
  const [statistics, setStatistics] = useState({});
  useEffect(() => {
    const read = () => setStatistics(engine.statistics());
    read();
    const timer = setInterval(read, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [engine]);
  return (
    <Table title="Statistikk">
      {formatStatistics(statistics).map(([name, value]) => (
        <Row key={name} name={name} value={value} />
      ))}
    </Table>
  );
}

interface TableProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Table({ title, children }: TableProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      <table className={styles.table}>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}

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
function EventLog({ engine }: EngineProps) {
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
