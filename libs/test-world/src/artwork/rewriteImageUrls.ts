const FIXTURE_IMAGE = /^https:\/\/media\.test\/images\/([\w-]+)/;

/**
 * Rewrites fixture image URLs.
 * @param toUrl by image name (`isfront`, `logo-nordlys`)
 */
export function rewriteImageUrls<T>(answer: T, toUrl: (name: string) => string): T {
  return rewrite(answer, toUrl) as T; // only strings change, and they stay strings
}

function rewrite(part: unknown, toUrl: (name: string) => string): unknown {
  if (typeof part === 'string') {
    return part.replace(FIXTURE_IMAGE, (_match, name: string) => toUrl(name));
  }
  if (Array.isArray(part)) return part.map((item: unknown) => rewrite(item, toUrl));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, rewrite(value, toUrl)]));
}
