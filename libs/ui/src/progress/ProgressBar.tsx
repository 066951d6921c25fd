import { classNames } from '../className/classNames.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Per cent, clamped. */
  readonly value: number;
  /** Accessible name: `Sett`. */
  readonly label: string;
  /** Uses the live colour. */
  readonly isLive?: boolean;
  readonly className?: string | undefined;
}

/** Clamps to 0–100; `NaN` becomes 0. */
export function clampPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
}

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
