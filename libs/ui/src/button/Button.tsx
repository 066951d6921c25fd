import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'on-image';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonOwnProps {
  /** At most one `primary` button per view. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Keeps size and focus, ignores clicks. */
  readonly isLoading?: boolean;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `as` renders another element, such as a router link: `<Button as={Link} to="/">`. */
export type ButtonProps<C extends ElementType> = ButtonOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof ButtonOwnProps | 'as'
  >;

/** A button, or a link styled as a button. */
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
      {...(isLoading ? { 'aria-busy': true, 'aria-disabled': true, onClick: preventSubmit } : {})}
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

/** Prevents a second submit while loading. */
function preventSubmit(event: { preventDefault(): void }) {
  event.preventDefault();
}
