import { nonBlank } from '../../card/labels/cardTexts.ts';

/** The season's title, or its number. */
export function seasonName({
  number,
  title,
}: {
  readonly number: number;
  readonly title?: string | undefined;
}) {
  return nonBlank(title) ?? `Sesong ${number}`;
}

interface SeasonRef {
  readonly id: string;
  readonly number: number;
}

/** The picked season, else the one to watch next, else the first. */
export function selectSeason<S extends SeasonRef>(
  seasons: readonly S[],
  pickedId: string | undefined,
  watchNext: { readonly season?: number | undefined } | undefined,
): S | undefined {
  return (
    seasons.find(({ id }) => id === pickedId) ??
    seasons.find(({ number }) => number === watchNext?.season) ??
    seasons[0]
  );
}
