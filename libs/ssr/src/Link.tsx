import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: string;
}

/** The router's `Link` without its unused features, such as prefetch. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const handleLinkClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) handleLinkClick(event);
      }}
    >
      {children}
    </a>
  );
}
