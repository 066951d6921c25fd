import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './TextLink.module.css';

interface TextLinkOwnProps {
  /** `inline` is underlined, for running text; `quiet` is not. */
  readonly variant?: 'inline' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `as` renders a router link. */
export type TextLinkProps<C extends ElementType> = TextLinkOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof TextLinkOwnProps | 'as'
  >;

/** A text link: `<TextLink as={Link} to="/">`. */
export function TextLink<C extends ElementType = 'a'>({
  as,
  variant = 'inline',
  className,
  children,
  ...rest
}: TextLinkProps<C>) {
  const Root: ElementType = as ?? 'a';
  return (
    <Root {...rest} className={classNames(styles.link, styles[variant], className)}>
      {children}
    </Root>
  );
}
