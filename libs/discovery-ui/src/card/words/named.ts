import { given } from './given.ts';

/** Returns the title, or a fallback, since links and headings need text. */
export function named(title: string | undefined): string {
  return given(title) ?? 'Uten tittel';
}
