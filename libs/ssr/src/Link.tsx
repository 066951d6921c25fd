import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';
import {
  createPath,
  resolvePath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type Path,
} from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** Path on our site, or only a query or fragment. */
  readonly to: string;
}

/** The history of a router; its declared type lacks the current location. */
type History = Navigator & { readonly location: Path };

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/**
 * A client-side link. Reads the current location only when clicked: the router's `Link` subscribes to it, so that a
 * navigation renders all links.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  return (
    <a
      {...rest}
      // Two slashes would start a host.
      href={to.replace(/^[\\/]{2,}/, '/')}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const history = navigator as History;
        const path = resolvePath(to, history.location.pathname);
        // As browsers do, a link to the current address adds no history entry.
        if (createPath(path) === createPath(history.location)) history.replace(path);
        else history.push(path);
      }}
    >
      {children}
    </a>
  );
}
