/** Decoded parameters of a path; the wildcard is `*`. */
export type PathParams = Readonly<Record<string, string | undefined>>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray percent sign is literal
  }
};

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Returns the decoded segments of a path. */
export const splitPath = (pathname: string): readonly string[] => segmentsOf(pathname).map(decoded);

/** Patterns are constants, so the cache stays small. */
const patterns = new Map<string, readonly string[]>();

function splitPattern(pattern: string): readonly string[] {
  let segments = patterns.get(pattern);
  if (segments === undefined) {
    segments = segmentsOf(pattern);
    patterns.set(pattern, segments);
  }
  return segments;
}

/**
 * Matches like the router: decoded (`kj%C3%B8p` is `kjøp`), case-insensitive, trailing slash ignored, `:x?`
 * optional, and a final `*` takes the rest or nothing.
 * @returns undefined if the path does not match
 */
export const matchPattern = (pattern: string, pathname: string): PathParams | undefined =>
  matchSegments(pattern, splitPath(pathname));

/** Like `matchPattern`, for a path that is matched against many patterns. */
export function matchSegments(pattern: string, pathSegments: readonly string[]): PathParams | undefined {
  const patternSegments = splitPattern(pattern);
  const params: Record<string, string | undefined> = {};
  for (const [index, segment] of patternSegments.entries()) {
    if (segment === '*') {
      params['*'] = pathSegments.slice(index).join('/');
      return params;
    }
    const value = pathSegments[index];
    if (segment.startsWith(':')) {
      const optional = segment.endsWith('?');
      if (value === undefined && !optional) return undefined;
      params[segment.slice(1, optional ? -1 : undefined)] = value;
    } else if (value?.toLowerCase() !== segment.toLowerCase()) {
      return undefined;
    }
  }
  return pathSegments.length <= patternSegments.length ? params : undefined;
}
