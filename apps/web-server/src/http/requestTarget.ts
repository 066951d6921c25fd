/** Longer paths are nobody's, and would only fill caches and logs. Characters. */
const LONGEST_PATH = 2048;

/** Room for what an identity provider sends along with a viewer. Characters. */
const LONGEST_TARGET = 8192;

export type RequestTarget =
  /** Both as a browser would write them: `search` is empty or starts with `?`. */
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

/** Control characters, which no address of ours has, and which headers and files must never see. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Reads the target of a request line. Refused are paths that climb (`..`, also encoded), carry control characters, are
 * no UTF-8, or are longer than any address of ours; and targets of proxies (`http://…`, `*`).
 */
export function readRequestTarget(url: string): RequestTarget {
  if (url.length > LONGEST_TARGET) return refused(414);
  if (!url.startsWith('/')) return refused(400);
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > LONGEST_PATH) return refused(414);
  const plain = decoded(path);
  if (plain === undefined || CONTROL.test(plain)) return refused(400);
  if (plain.split(/[/\\]/).some((segment) => segment === '..' || segment === '.')) return refused(400);
  const parsed = URL.parse(`http://site${url}`);
  if (parsed === null) return refused(400);
  return { kind: 'target', pathname: parsed.pathname, search: parsed.search };
}

/** The name in a `host` header: small letters, without the port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * A location as it may stand in a header: nothing in it ends the header or names another site by accident (`//host` and
 * `/\host` would). Locations are paths of ours, or absolute http and https addresses.
 *
 * @returns undefined when it is neither
 */
export function safeLocation(location: string): string | undefined {
  if (location.startsWith('/')) {
    const path = location.replace(/^[/\\]+/, '/');
    const url = URL.parse(path, 'http://site');
    if (url?.host !== 'site') return undefined;
    // Once more: dots that climb may have stood before the next slash.
    return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
  }
  const url = URL.parse(location);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}
