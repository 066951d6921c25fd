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

/**
 * Matches like the router: decoded (`kj%C3%B8p` is `kjøp`), case-insensitive, trailing slash ignored, `:x?`
 * optional, and a final `*` takes the rest or nothing.
 * @returns undefined if the path does not match
 */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const patternSegments = segmentsOf(pattern);
  const pathSegments = segmentsOf(pathname).map(decoded);
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
