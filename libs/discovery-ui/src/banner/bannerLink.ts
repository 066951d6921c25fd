import type { ErrorReporter } from '@tv/analytics';
import { parseUrl } from '@tv/config';
import type { CardLink } from '../card/link/cardLink.ts';

export interface BannerLinkContext {
  readonly reporter: ErrorReporter;
  /** Our own origin, in which paths are ours. */
  readonly origin: string;
  /** Whether an address from data may be followed. */
  readonly isAllowedUrl: (url: string) => boolean;
}

/**
 * Where the link of a banner leads: a path of ours, or an address elsewhere that may be followed. Any other leads nowhere,
 * and is reported.
 */
export function bannerLink(
  link: string,
  { reporter, origin, isAllowedUrl }: BannerLinkContext,
): CardLink | undefined {
  const target = isAllowedUrl(link) ? parseUrl(link, origin) : undefined;
  if (!target) {
    reporter.error(new Error('A banner leads where nobody may be led'), 'banner.link');
    return undefined;
  }
  const { pathname, search, hash, href } = target;
  return target.origin === origin
    ? { kind: 'internal', to: pathname + search + hash }
    : { kind: 'external', href };
}
