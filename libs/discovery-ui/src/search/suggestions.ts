import { plain } from './plain.ts';

/** Something that can be searched for without typing it out. */
export interface Suggestion {
  readonly text: string;
  /** A search of before, or what a title is called. */
  readonly kind: 'last' | 'title';
}

/** So many are offered while one types. */
const MOST = 6;

/** Whether a word of the text begins so. */
const hasWord = (text: string, beginning: string): boolean => ` ${plain(text)}`.includes(` ${beginning}`);

/**
 * What to offer for what stands in the field: nothing typed, all searches of before; else those and the titles in which a
 * word begins so, the searches first. What is already typed is not offered.
 *
 * @param last  searches of before, the newest first
 * @param titles  what the titles are called that are known to answer what was typed
 */
export function suggestions(
  text: string,
  { last, titles }: { readonly last: readonly string[]; readonly titles: readonly string[] },
): readonly Suggestion[] {
  const typed = plain(text);
  const all: readonly Suggestion[] = [
    ...last.map((one) => ({ text: one, kind: 'last' }) as const),
    ...titles.map((one) => ({ text: one.trim(), kind: 'title' }) as const),
  ];
  if (typed === '') return all.slice(0, last.length);
  const seen = new Set([typed]);
  const offered = all.filter((one) => {
    const known = plain(one.text);
    if (seen.has(known) || !hasWord(one.text, typed)) return false;
    seen.add(known);
    return true;
  });
  return offered.slice(0, MOST);
}
