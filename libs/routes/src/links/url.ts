import { toWellFormed } from '@tv/polyfills';

type QueryValue = string | readonly string[] | undefined;

/** Joins and encodes path segments. */
export const buildPath = (...segments: readonly string[]): string =>
  `/${segments.map(encodePathSegment).join('/')}`;

/** Appends a query. Arrays repeat the parameter; undefined is left out. */
export const withQuery = (pathname: string, values: Readonly<Record<string, QueryValue>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, one);
  }
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

/** Encodes a path segment. Replaces lone surrogates, on which `encodeURIComponent` throws. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
