import { withPictures } from './withPictures.ts';

/** How many pictures, and how many logos, lie in Storybook's folder of artwork. */
const PICTURES = 12;
const LOGOS = 3;

/** The same number for the same name, always, from 1 to `count`. */
function numberOf(name: string, count: number): number {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
  return (sum % count) + 1;
}

/** Where Storybook has a picture for a name of the fixtures: `isfront`, `logo-nordlys`. */
export function artworkFor(name: string, origin: string): string {
  return name.startsWith('logo-')
    ? `${origin}/artwork/logo-${numberOf(name, LOGOS)}.svg`
    : `${origin}/artwork/${numberOf(name, PICTURES)}.svg`;
}

/**
 * An answer, or a whole table of answers, with pictures that Storybook can show. Functions in a table stay as they are.
 *
 * @param origin  the story's own: `location.origin`
 */
export function withArtwork<T>(answers: T, origin: string): T {
  return withPictures(answers, (name) => artworkFor(name, origin));
}
