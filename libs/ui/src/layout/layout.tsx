import type { CSSProperties, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import type { spaceTokens } from '../tokens/tokens.ts';
import styles from './layout.module.css';

/** Spacing token: `4` is 16 px. */
export type Space = (typeof spaceTokens)[number] extends `--space-${infer Step}` ? Step : never;

const spaceValue = (space: Space): string => `var(--space-${space})`;

interface BoxProps {
  /** Use `ul` for lists. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface FlowProps extends BoxProps {
  readonly gap?: Space;
  readonly align?: CSSProperties['alignItems'];
}

export function Stack({ gap = '4', align, as: Root = 'div', className, children }: FlowProps) {
  const style = { gap: spaceValue(gap), ...(align === undefined ? {} : { alignItems: align }) };
  return (
    <Root className={classNames(styles.stack, className)} style={style}>
      {children}
    </Root>
  );
}

interface ClusterProps extends FlowProps {
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
  const style = {
    gap: spaceValue(gap),
    alignItems: align,
    ...(justify === undefined ? {} : { justifyContent: justify }),
  };
  return (
    <Root className={classNames(styles.cluster, className)} style={style}>
      {children}
    </Root>
  );
}

interface GridProps extends BoxProps {
  /** Minimum column width, a CSS length. */
  readonly minColumn: string;
}

export function Grid({ minColumn, as: Root = 'div', className, children }: GridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`;
  return (
    <Root className={classNames(styles.grid, className)} style={{ gridTemplateColumns }}>
      {children}
    </Root>
  );
}

/** Adds the page gutter on both sides. */
export function Gutter({ as: Root = 'div', className, children }: BoxProps) {
  return <Root className={classNames(styles.gutter, className)}>{children}</Root>;
}
