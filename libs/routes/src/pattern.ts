/** What a pattern's parameters were in a path, decoded; the wildcard's under `*`. */
export type PathParams = Readonly<Record<string, string | undefined>>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray percent sign is a character like any other
  }
};

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * Whether a path fits a pattern, as the router decides it: segments are compared decoded (`kj%C3%B8p` is
 * `kjøp`) and without regard to case, a slash at the end makes no difference, `:x?` may be missing, and a
 * final `*` takes the rest, also none.
 *
 * @returns the parameters, or undefined when the path does not fit
 */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const asked = segmentsOf(pattern);
  const given = segmentsOf(pathname).map(decoded);
  const params: Record<string, string | undefined> = {};
  for (const [index, segment] of asked.entries()) {
    if (segment === '*') {
      params['*'] = given.slice(index).join('/');
      return params;
    }
    const value = given[index];
    if (segment.startsWith(':')) {
      const optional = segment.endsWith('?');
      if (value === undefined && !optional) return undefined;
      params[segment.slice(1, optional ? -1 : undefined)] = value;
    } else if (value?.toLowerCase() !== segment.toLowerCase()) {
      return undefined;
    }
  }
  return given.length <= asked.length ? params : undefined;
}
