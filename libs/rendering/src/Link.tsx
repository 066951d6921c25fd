import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A path of ours, with query and hash. */
  readonly to: string;
}

/**
 * A link within the app: an address where there is no script yet, and no loading anew once there is. A click that its
 * `onClick` prevents, and one that asks the browser for a tab or a window of its own, are left alone.
 *
 * It is the router's link without what this app never uses of it, such as fetching ahead, which has its own way here.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
