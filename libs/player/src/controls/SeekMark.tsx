import styles from './SeekMark.module.css';

export interface SeekMarkProps {
  readonly direction: 'back' | 'forward';
  /** Total of consecutive taps. */
  readonly seconds: number;
}

/** Distance of a double-tap seek. Screen readers read the slider. */
export function SeekMark({ direction, seconds }: SeekMarkProps) {
  return (
    <div className={styles.mark} data-direction={direction} aria-hidden="true">
      {direction === 'back' ? '−' : '+'}
      {seconds} s
    </div>
  );
}
