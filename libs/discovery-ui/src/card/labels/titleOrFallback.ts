import { nonBlank } from './nonBlank.ts';

/** Returns the title, or a fallback, since links and headings need text. */
export function titleOrFallback(title: string | undefined): string {
  return nonBlank(title) ?? 'Uten tittel';
}
