import type { ErrorReporter } from '@tv/analytics';
import { parseUrl } from '@tv/config';
import type { CardLink } from '../card/link/cardLink.ts';

export interface BannerLinkContext {
  readonly reporter: ErrorReporter;
  readonly origin: string;
  readonly isAllowedUrl: (url: string) => boolean;
}

/** Returns the link of a banner; reports and drops disallowed URLs. */
export function bannerLink(
  link: string,
  { reporter, origin, isAllowedUrl }: BannerLinkContext,
): CardLink | undefined {
  const target = isAllowedUrl(link) ? parseUrl(link, origin) : undefined;
  if (!target) {
    reporter.error(new Error('A banner links to a host that is not allowed'), 'banner.link');
    return undefined;
  }
  const { pathname, search, hash, href } = target;
  return target.origin === origin
    ? { kind: 'internal', to: pathname + search + hash }
    : { kind: 'external', href };
}
