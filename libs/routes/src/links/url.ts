import { toWellFormed } from '@tv/polyfills';

type QueryValue = string | readonly string[] | undefined;

/** Joins and encodes path segments. */
export const buildPath = (...segments: readonly string[]): string =>
  `/${segments.map(encodePathSegment).join('/')}`;

/** Appends a query. Arrays repeat the parameter; undefined is left out. */
export const withQuery = (pathname: string, values: Readonly<Record<string, QueryValue>>): string => {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return pairs.length === 0 ? pathname : `${pathname}?${new URLSearchParams(pairs).toString()}`;
};

/** Encodes a path segment. Replaces lone surrogates, on which `encodeURIComponent` throws. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
