import { rewriteImageUrls } from './rewriteImageUrls.ts';

/** Files in Storybook's artwork folder. */
const IMAGE_COUNT = 12;
const LOGO_COUNT = 3;

/** Stable per name, from 1 to `count`. */
function hashToNumber(name: string, count: number): number {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
  return (sum % count) + 1;
}

/** Storybook URL for a fixture image: `isfront`, `logo-nordlys`. */
export function artworkUrl(name: string, origin: string): string {
  return name.startsWith('logo-')
    ? `${origin}/artwork/logo-${hashToNumber(name, LOGO_COUNT)}.svg`
    : `${origin}/artwork/${hashToNumber(name, IMAGE_COUNT)}.svg`;
}

/**
 * Replaces fixture images by Storybook artwork; keeps functions.
 * @param origin `location.origin`
 */
export function withArtwork<T>(answers: T, origin: string): T {
  return rewriteImageUrls(answers, (name) => artworkUrl(name, origin));
}
