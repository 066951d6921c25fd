import { withPictures } from './withPictures.ts';

/** Files in Storybook's artwork folder. */
const PICTURES = 12;
const LOGOS = 3;

/** Stable per name, from 1 to `count`. */
function numberOf(name: string, count: number): number {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
  return (sum % count) + 1;
}

/** Storybook URL for a fixture image: `isfront`, `logo-nordlys`. */
export function artworkFor(name: string, origin: string): string {
  return name.startsWith('logo-')
    ? `${origin}/artwork/logo-${numberOf(name, LOGOS)}.svg`
    : `${origin}/artwork/${numberOf(name, PICTURES)}.svg`;
}

/**
 * Replaces fixture images by Storybook artwork; keeps functions.
 * @param origin `location.origin`
 */
export function withArtwork<T>(answers: T, origin: string): T {
  return withPictures(answers, (name) => artworkFor(name, origin));
}
