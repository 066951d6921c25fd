import { encodePathSegment } from '../links/url.ts';
import { readWatchParams } from '../params/watchParams.ts';
import { matchPattern } from '../table/matchPattern.ts';

/** Reverse of `resolveLegacyLink`. */
const TYPE_BY_PATTERN = [
  ['/film/:id/:title?', 'program'],
  ['/serie/:id/:title?', 'serie'],
  ['/tema/:id', 'samling'],
] as const;

const buildDeepLink = (type: string, id: string): string => `/se/${type}/${encodePathSegment(id)}`;

/** Returns the path; undefined for an invalid URL or another site. */
function ownPathname(address: string, origin: string): string | undefined {
  try {
    const url = new URL(address);
    return url.origin === origin ? url.pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the deep link (`/se/{type}/{id}`, used by apps and e-mails) of a page URL.
 * @param address full URL
 * @returns a path; undefined if external or without a deep link
 */
export function toDeepLink(address: string, origin: string): string | undefined {
  const pathname = ownPathname(address.trim(), origin);
  if (pathname === undefined) return undefined;
  const watchParams = readWatchParams(pathname, '');
  if (watchParams?.id !== undefined) {
    const types = { live: 'kanal', vod: 'program', seriesoverview: 'serie' };
    return buildDeepLink(types[watchParams.kind], watchParams.id);
  }
  for (const [pattern, type] of TYPE_BY_PATTERN) {
    const id = matchPattern(pattern, pathname)?.['id'];
    if (id !== undefined) return buildDeepLink(type, id);
  }
  return undefined;
}
