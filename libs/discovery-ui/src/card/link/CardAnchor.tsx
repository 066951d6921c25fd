import type { ComponentPropsWithRef } from 'react';
import { Link } from '@tv/ssr';
import type { CardLink } from './cardLink.ts';

export interface CardAnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly link: CardLink;
}

/** Renders a card link. External links open in a new tab. */
export function CardAnchor({ link, children, ...rest }: CardAnchorProps) {
  return link.kind === 'internal' ? (
    <Link {...rest} to={link.to}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
