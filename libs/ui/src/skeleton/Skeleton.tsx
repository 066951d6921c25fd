import type { CSSProperties } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is a line in the surrounding font size, `fill` fills its box, `circle` is round. */
  readonly shape?: 'text' | 'fill' | 'circle';
  /** CSS length; a text line of `100%` looks like a block, so give lines different widths. */
  readonly width?: string;
  /** Width divided by height, where the box has no height of its own. */
  readonly aspectRatio?: number;
  readonly className?: string | undefined;
}

/**
 * The shape of what is coming, in its exact size, so that nothing jumps. Silent for screen readers: the region
 * around it says that it is loading (`aria-busy`).
 */
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
