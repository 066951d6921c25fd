import { useId } from 'react';
import { formatClockTimeWithSeconds } from '@tv/time';
import type { StreamState } from '../engine/playbackEngine.ts';
import { idleStream, type StreamReader } from '../engine/state/streamStore.ts';
import { useStream } from '../engine/state/useStream.ts';
import styles from './PlayerTestPage.module.css';

// `idleStream` has all keys, in a stable order.
const KEYS = Object.keys(idleStream) as readonly (keyof StreamState)[];

/** The complete stream state; each row renders only when its value changes. */
export function StateTable({ stream }: { readonly stream: StreamReader }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>Tilstand</h2>
      <table className={styles.table}>
        <tbody>
          {KEYS.map((name) => (
            <Row key={name} stream={stream} name={name} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ stream, name }: { readonly stream: StreamReader; readonly name: keyof StreamState }) {
  const value = useStream(stream, name);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatValue(name, value)}</td>
    </tr>
  );
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
