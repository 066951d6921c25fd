import { parseUrl } from '@tv/config';
import type { CardLink, LinkContext } from '../card/link/cardLink.ts';

/** Returns the link of a banner, if any; reports and drops disallowed URLs. */
export function bannerLink(
  link: string | undefined,
  origin: string,
  context: LinkContext,
): CardLink | undefined {
  if (link === undefined) return undefined;
  const target = context.isAllowedUrl(link) ? parseUrl(link, origin) : undefined;
  if (!target) {
    context.reporter.error(new Error('A banner links to a host that is not allowed'), 'banner.link');
    return undefined;
  }
  const { pathname, search, hash, href } = target;
  return target.origin === origin
    ? { kind: 'internal', to: pathname + search + hash }
    : { kind: 'external', href };
}
