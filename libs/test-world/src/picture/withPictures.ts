/** Where the fixtures say that pictures lie. */
const FIXTURE_PICTURE = /^https:\/\/media\.test\/images\/([\w-]+)/;

/**
 * An answer with its pictures elsewhere. All that is no such address stays as it is, functions too.
 *
 * @param place  makes an address of a picture's name (`isfront`, `logo-nordlys`)
 */
export function withPictures<T>(answer: T, place: (name: string) => string): T {
  return moved(answer, place) as T; // only texts change, and they stay texts
}

function moved(part: unknown, place: (name: string) => string): unknown {
  if (typeof part === 'string') {
    return part.replace(FIXTURE_PICTURE, (_whole, name: string) => place(name));
  }
  if (Array.isArray(part)) return part.map((item: unknown) => moved(item, place));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, moved(value, place)]));
}
