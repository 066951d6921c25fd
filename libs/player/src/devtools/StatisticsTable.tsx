import { useEffect, useId, useState } from 'react';
import type { PlaybackEngine, Statistics } from '../engine/playbackEngine.ts';
import styles from './PlayerTestPage.module.css';

const POLL_INTERVAL_MS = 1000;

/** Shaka's statistics, polled every second. */
export function StatisticsTable({ engine }: { readonly engine: PlaybackEngine }) {
  const heading = useId();
  const [statistics, setStatistics] = useState<Statistics>({});
  useEffect(() => {
    const read = () => setStatistics(engine.statistics());
    read();
    const timer = setInterval(read, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [engine]);
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>Statistikk</h2>
      <table className={styles.table}>
        <tbody>
          {Object.entries(statistics).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
