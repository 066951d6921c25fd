/** Characters. */
const MAX_PATH_LENGTH = 2048;

/** Characters; identity providers send long queries. */
const MAX_TARGET_LENGTH = 8192;

export type RequestTarget =
  /** Percent-encoded; `search` is empty or starts with `?`. */
  | { readonly kind: 'target'; readonly pathname: string; readonly search: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

const refused = (status: 400 | 414): RequestTarget => ({ kind: 'refused', status });

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Never valid in our URLs, and unsafe in headers and file names. */
// eslint-disable-next-line no-control-regex -- matches control characters
const CONTROL = /[\u0000-\u001f\u007f]/;

const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/** Parsing would not change such a path: no segment is empty or starts with a dot. */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+$|^\/$/;

/**
 * Parses a request target. Rejects path traversal (also encoded), control characters, invalid UTF-8, long
 * paths and proxy targets (`http://…`, `*`).
 */
export function readRequestTarget(url: string): RequestTarget {
  if (url.length <= MAX_PATH_LENGTH && PLAIN_PATH.test(url))
    return { kind: 'target', pathname: url, search: '' };
  if (url.length > MAX_TARGET_LENGTH) return refused(414);
  if (!url.startsWith('/')) return refused(400);
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > MAX_PATH_LENGTH) return refused(414);
  const plain = decoded(path);
  if (plain === undefined || CONTROL.test(plain)) return refused(400);
  if (DOT_SEGMENT.test(plain)) return refused(400);
  const parsed = URL.parse(`http://site${url}`);
  if (parsed === null) return refused(400);
  return { kind: 'target', pathname: parsed.pathname, search: parsed.search };
}

/** Returns the host name of a `host` header: lower case, without port. */
export function parseHostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * Makes a location safe for a header: prevents header injection and open redirects (`//host`, `/\host`).
 *
 * @returns undefined unless it is a path or an absolute http(s) URL
 */
export function sanitizeLocation(location: string): string | undefined {
  if (location.startsWith('/')) {
    const path = location.replace(/^[/\\]+/, '/');
    const url = URL.parse(path, 'http://site');
    if (url?.host !== 'site') return undefined;
    // Again, since resolving `..` can leave leading slashes.
    return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
  }
  const url = URL.parse(location);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}

/** Host names and IPv6 only: other URL hosts can contain characters that end a directive. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** Returns the origin of an absolute http(s) URL, safe for a header; undefined for other texts. */
export function toWebOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}
