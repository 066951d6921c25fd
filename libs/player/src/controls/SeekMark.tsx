import styles from './SeekMark.module.css';

export interface SeekMarkProps {
  readonly direction: 'back' | 'forward';
  /** How far the presses lead that belong together. */
  readonly seconds: number;
}

/** Says beside the finger how far it has sought. The slider says it to who does not see. */
export function SeekMark({ direction, seconds }: SeekMarkProps) {
  return (
    <div className={styles.mark} data-direction={direction} aria-hidden="true">
      {direction === 'back' ? '−' : '+'}
      {seconds} s
    </div>
  );
}
