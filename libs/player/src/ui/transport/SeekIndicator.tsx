import styles from './SeekIndicator.module.css';

export interface SeekIndicatorProps {
  readonly direction: 'back' | 'forward';
  /** Total of consecutive taps. */
  readonly seconds: number;
}

/** Distance of a double-tap seek. Screen readers read the slider. */
export function SeekIndicator({ direction, seconds }: SeekIndicatorProps) {
  return (
    <div className={styles.mark} data-direction={direction} aria-hidden="true">
      {direction === 'back' ? '−' : '+'}
      {seconds} s
    </div>
  );
}
