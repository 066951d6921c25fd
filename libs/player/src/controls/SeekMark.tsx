import styles from './SeekMark.module.css';

export interface SeekMarkProps {
  readonly direction: 'back' | 'forward';
  /** Total of consecutive taps. */
  readonly seconds: number;
}

/** Shows the distance of a double-tap seek. Hidden from screen readers, which read the slider. */
export function SeekMark({ direction, seconds }: SeekMarkProps) {
  return (
    <div className={styles.mark} data-direction={direction} aria-hidden="true">
      {direction === 'back' ? '−' : '+'}
      {seconds} s
    </div>
  );
}
