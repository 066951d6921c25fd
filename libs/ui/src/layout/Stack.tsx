import type { CSSProperties, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import type { spaceTokens } from '../tokens/tokens.ts';
import styles from './layout.module.css';

/** A step of the 4 px grid: `4` is 16 px. */
export type Space = (typeof spaceTokens)[number] extends `--space-${infer Step}` ? Step : never;

/** The token of a step of the grid, as CSS. */
export function spaceValue(space: Space): string {
  return `var(--space-${space})`;
}

export interface FlowProps {
  readonly gap?: Space;
  readonly align?: CSSProperties['alignItems'];
  /** Element to render; a list of things is a `ul`. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Things under each other, evenly apart. */
export function Stack({ gap = '4', align, as: Root = 'div', className, children }: FlowProps) {
  return (
    <Root
      className={classNames(styles.stack, className)}
      style={{ gap: spaceValue(gap), ...(align === undefined ? {} : { alignItems: align }) }}
    >
      {children}
    </Root>
  );
}
