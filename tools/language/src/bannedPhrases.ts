/** Phrases that no comment, page of documentation, test title or story name contains, with what to write instead. */
export const bannedPhrases: readonly { readonly phrase: RegExp; readonly instead: string }[] = [
  { phrase: /\b(?:he|him|his|himself)\b/i, instead: 'they (a user, visitor or customer)' },
  { phrase: /\bviewers?\b/i, instead: 'user, visitor or customer' },
  { phrase: /\bwhoever\b/i, instead: 'a user who' },
  { phrase: /\bwhose\b/i, instead: 'with, or a second sentence' },
  { phrase: /\banew\b/i, instead: 'again, reload or refetch' },
  { phrase: /\bnought\b/i, instead: 'zero or none' },
  { phrase: /\b(?:told|tell|tells|telling)\b/i, instead: 'notify, report, show or dispatch' },
  { phrase: /\basked for\b/i, instead: 'requested or fetched' },
  { phrase: /\b(?:bring|brings|brought|bringing)\b/i, instead: 'load, fetch or open' },
  { phrase: /\bby now\b/i, instead: 'already' },
  { phrase: /\bso long as\b/i, instead: 'while' },
  { phrase: /\b(?:could not|cannot) be had\b/i, instead: 'failed to load' },
  { phrase: /\bbegun\b/i, instead: 'started' },
  { phrase: /\b(?:nobody|somebody)\b/i, instead: 'no user, nothing' },
  { phrase: /\bupon\b/i, instead: 'on' },
  { phrase: /\bstands still\b/i, instead: 'is paused or stalls' },
];
