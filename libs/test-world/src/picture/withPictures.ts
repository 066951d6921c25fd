const FIXTURE_PICTURE = /^https:\/\/media\.test\/images\/([\w-]+)/;

/**
 * Rewrites fixture image URLs.
 * @param toUrl by image name (`isfront`, `logo-nordlys`)
 */
export function withPictures<T>(answer: T, place: (name: string) => string): T {
  return moved(answer, place) as T; // only strings change, and they stay strings
}

function moved(part: unknown, place: (name: string) => string): unknown {
  if (typeof part === 'string') {
    return part.replace(FIXTURE_PICTURE, (_whole, name: string) => place(name));
  }
  if (Array.isArray(part)) return part.map((item: unknown) => moved(item, place));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, moved(value, place)]));
}
