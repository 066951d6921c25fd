import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './TextLink.module.css';

interface TextLinkOwnProps {
  /** `inline` stands in running text and is underlined; `quiet` stands in a list, a header or a footer. */
  readonly variant?: 'inline' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `as` takes the router's link; without it the link is a plain `<a>`. */
export type TextLinkProps<C extends ElementType> = TextLinkOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof TextLinkOwnProps | 'as'
  >;

/** A link in words. This library knows no router: `<TextLink as={Link} to="/">`. */
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
