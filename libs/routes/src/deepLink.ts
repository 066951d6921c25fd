import { encoded } from './encoded.ts';
import { matchPattern } from './pattern.ts';
import { readWatchLink } from './watchLink.ts';

/** Pages that an old deep link leads to, and its word for them: the reverse of `resolveLegacyLink`. */
const SHARED = [
  ['/film/:id/:title?', 'program'],
  ['/serie/:id/:title?', 'serie'],
  ['/tema/:id', 'samling'],
] as const;

const deepLink = (type: string, id: string): string => `/se/${type}/${encoded(id)}`;

/** The path of an absolute address of this site; undefined if the address is invalid or of another site. */
function ownPathname(address: string, origin: string): string | undefined {
  try {
    const url = new URL(address);
    return url.origin === origin ? url.pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The deep link (`/se/{type}/{id}`, as apps and letters use it) that leads to the page of an address.
 *
 * @param address  as a browser shows it
 * @param origin  this site's
 * @returns a path of this site; undefined where the address is not ours, or no deep link leads there
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
