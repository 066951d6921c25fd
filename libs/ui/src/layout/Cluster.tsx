import type { CSSProperties } from 'react';
import { classNames } from '../className/classNames.ts';
import { spaceValue, type FlowProps } from './Stack.tsx';
import styles from './layout.module.css';

export interface ClusterProps extends FlowProps {
  readonly justify?: CSSProperties['justifyContent'];
}

/** Horizontal flow that wraps. */
export function Cluster({
  gap = '3',
  align = 'center',
  justify,
  as: Root = 'div',
  className,
  children,
}: ClusterProps) {
  return (
    <Root
      className={classNames(styles.cluster, className)}
      style={{
        gap: spaceValue(gap),
        alignItems: align,
        ...(justify === undefined ? {} : { justifyContent: justify }),
      }}
    >
      {children}
    </Root>
  );
}
