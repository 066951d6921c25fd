import styles from './CancelTimeline.module.css';

export interface CancelTimelineStep {
  readonly when: string;
  readonly what: string;
}

/** Consequences of cancelling, in order of time. */
export function CancelTimeline({ steps }: { readonly steps: readonly CancelTimelineStep[] }) {
  return (
    <ol aria-label="Dette skjer" className={styles.timeline}>
      {steps.map(({ when, what }) => (
        <li key={when} className={styles.step}>
          <strong>{when}</strong>
          <span className={styles.what}>{what}</span>
        </li>
      ))}
    </ol>
  );
}
