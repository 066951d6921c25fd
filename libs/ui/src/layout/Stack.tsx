import type { CSSProperties, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import type { spaceTokens } from '../tokens/tokens.ts';
import styles from './layout.module.css';

/** Spacing token: `4` is 16 px. */
export type Space = (typeof spaceTokens)[number] extends `--space-${infer Step}` ? Step : never;

/** CSS value of a spacing token. */
export function spaceValue(space: Space): string {
  return `var(--space-${space})`;
}

export interface FlowProps {
  readonly gap?: Space;
  readonly align?: CSSProperties['alignItems'];
  /** Use `ul` for lists. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Vertical flow. */
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
