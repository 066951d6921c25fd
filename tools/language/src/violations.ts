import { bannedPhrases } from './bannedPhrases.ts';
import { proseOf } from './prose.ts';

/**
 * Returns the banned phrases in the prose of a file, one line each: where, what, and what to write instead.
 */
export function violationsIn(file: string, source: string): readonly string[] {
  return proseOf(file, source).flatMap(({ text, line }) =>
    bannedPhrases.flatMap(({ phrase, instead }) => {
      const match = phrase.exec(text);
      if (!match) return [];
      const lineOfMatch = line + text.slice(0, match.index).split('\n').length - 1;
      return [`${file}:${lineOfMatch}: '${match[0]}': write ${instead}`];
    }),
  );
}
