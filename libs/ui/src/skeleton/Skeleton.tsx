import type { CSSProperties } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line in the current font size; `fill` fills its box. */
  readonly shape?: 'text' | 'fill' | 'circle';
  /** CSS length; vary it between text lines. */
  readonly width?: string;
  /** Width / height. */
  readonly aspectRatio?: number;
  readonly className?: string | undefined;
}

/** A placeholder of the content's size. Hidden from screen readers; set `aria-busy` on the region. */
export function Skeleton({ shape = 'fill', width, aspectRatio, className }: SkeletonProps) {
  const style: CSSProperties = {
    ...(width === undefined ? {} : { inlineSize: width }),
    ...(aspectRatio === undefined ? {} : { aspectRatio }),
  };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={style}
    />
  );
}
