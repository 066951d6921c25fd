import { classNames } from '../className/classNames.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Per cent; what lies outside 0–100, and what is no number, is brought inside. */
  readonly value: number;
  /** What is progressing, for screen readers: `Sett`. */
  readonly label: string;
  /** A live programme's time, in the colour of live. */
  readonly isLive?: boolean;
  readonly className?: string | undefined;
}

/** Brings a share of a hundred inside 0–100; no number counts as none. */
export function clampPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
}

/** How far something got. */
export function ProgressBar({ value, label, isLive = false, className }: ProgressBarProps) {
  const percent = clampPercent(value);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={classNames(styles.track, isLive && styles.live, className)}
    >
      <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
