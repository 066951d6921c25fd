/** Where the fixtures say that pictures lie. */
const FIXTURE_PICTURES = /https:\/\/media\.test\/images\/([\w-]+)/g;

/**
 * An answer with its pictures where they can be seen: a story has no media server, but Storybook has a folder of
 * artwork. Data without pictures stays as it is.
 *
 * @param place  makes an address of a picture's name (`isfront`, `logo-nordlys`)
 */
export function withPictures<T>(answer: T, place: (name: string) => string): T {
  // What JSON gives back has the shape that it was given.
  return JSON.parse(
    JSON.stringify(answer).replace(FIXTURE_PICTURES, (_whole, name: string) => place(name)),
  ) as T;
}

/** The same picture for the same name, always, out of `count` numbered from 1. */
export function pictureNumber(name: string, count: number): number {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
  return (sum % count) + 1;
}
