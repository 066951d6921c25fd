import { encoded } from './encoded.ts';
import { matchPattern } from './pattern.ts';
import { readWatchLink } from './watchLink.ts';

/** Reverse of `resolveLegacyLink`. */
const SHARED = [
  ['/film/:id/:title?', 'program'],
  ['/serie/:id/:title?', 'serie'],
  ['/tema/:id', 'samling'],
] as const;

const deepLink = (type: string, id: string): string => `/se/${type}/${encoded(id)}`;

/** undefined if the URL is invalid or of another site. */
function ownPathname(address: string, origin: string): string | undefined {
  try {
    const url = new URL(address);
    return url.origin === origin ? url.pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deep link (`/se/{type}/{id}`, used by apps and e-mails) of a page URL.
 * @param address full URL
 * @returns a path; undefined if external or without a deep link
 */
export function deepLinkOf(address: string, origin: string): string | undefined {
  const pathname = ownPathname(address.trim(), origin);
  if (pathname === undefined) return undefined;
  const watched = readWatchLink(pathname, '');
  if (watched?.id !== undefined) {
    const types = { live: 'kanal', vod: 'program', seriesoverview: 'serie' };
    return deepLink(types[watched.kind], watched.id);
  }
  for (const [pattern, type] of SHARED) {
    const id = matchPattern(pattern, pathname)?.['id'];
    if (id !== undefined) return deepLink(type, id);
  }
  return undefined;
}
