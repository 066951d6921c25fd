import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'on-image';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonOwnProps {
  /** `primary` is the one thing to do here; at most one in sight. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Drawn before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Something is under way: keeps its place and focus, takes no clicks. */
  readonly isLoading?: boolean;
  /** Fills the line it stands on. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `as` makes the button another element, for example the router's link: `<Button as={Link} to="/">`. */
export type ButtonProps<C extends ElementType> = ButtonOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof ButtonOwnProps | 'as'
  >;

/** A button, or a link that looks like one. */
export function Button<C extends ElementType = 'button'>({
  as,
  variant = 'secondary',
  size = 'medium',
  icon,
  isLoading = false,
  isWide = false,
  className,
  children,
  ...rest
}: ButtonProps<C>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      {...(as === undefined ? { type: 'button' } : {})}
      {...rest}
      {...(isLoading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {})}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        isWide && styles.wide,
        isLoading && styles.loading,
        className,
      )}
    >
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
    </Root>
  );
}

/** A loading submit button must not submit its form again. */
function ignore(event: { preventDefault(): void }) {
  event.preventDefault();
}
