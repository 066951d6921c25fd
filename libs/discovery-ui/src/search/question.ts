import { plain } from './plain.ts';

/** So many letters at least are searched for. */
const LEAST = 2;

/** So many letters at most are searched for: nothing is called by more, and addresses have an end. */
export const LONGEST = 100;

/** What is searched for by what stands in the field: without blanks around it; undefined where it is too short to be asked. */
export function questionOf(text: string): string | undefined {
  const question = [...text.trim()].slice(0, LONGEST).join('').trim();
  return [...question].length < LEAST ? undefined : question;
}

/** Whether an answer is for this question. One that does not say what it is for is taken for it. */
export function answers({ query }: { readonly query?: string | undefined }, question: string): boolean {
  return query === undefined || plain(query) === plain(question);
}
