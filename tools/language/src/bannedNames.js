/**
 * Words that are banned in names, with the term to use instead. A word is a part of a camelCase or SNAKE_CASE name.
 * `docs/glossary.md` has the terms of this product.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const bannedNames = {
  ahead: 'prefetched, preloaded or next',
  anew: 'again, reload or refetch',
  asked: 'requested or fetched',
  begun: 'started',
  bring: 'load or fetch',
  brings: 'load or fetch',
  brought: 'loaded',
  forget: 'clear or remove',
  forgets: 'clear or remove',
  heard: 'received or listened',
  hears: 'listens',
  hurried: 'isFastScroll',
  kept: 'stored or retained',
  lack: 'missing or empty reason',
  lacks: 'missing',
  nought: 'zero or none',
  overtaken: 'superseded',
  patience: 'timeout',
  place: 'position, slot or scroll position',
  places: 'positions or slots',
  seen: 'isVisible, wasShown or confirmed',
  sighting: 'scrollSample',
  spare: 'nonCritical',
  spared: 'nonCritical',
  spares: 'nonCritical',
  standing: 'status',
  tell: 'notify, report or dispatch',
  teller: 'notifier or toaster',
  telling: 'notifying or reporting',
  tells: 'notifies or reports',
  thing: 'item',
  things: 'items',
  told: 'notified or reported',
  trouble: 'error',
  troubles: 'errors',
  viewer: 'user, visitor or customer',
  viewers: 'users, visitors or customers',
  viewing: 'playback session',
  viewings: 'playback sessions',
  whoever: 'user',
  whole: 'complete or full',
  words: 'labels, texts or copy',
};

const wordBoundary = /_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/**
 * @param {string} name an identifier, or a file name without its extension
 * @returns {string | undefined} the first banned word in it
 */
export function bannedWordIn(name) {
  return name
    .split(wordBoundary)
    .map((word) => word.toLowerCase())
    .find((word) => Object.hasOwn(bannedNames, word));
}
