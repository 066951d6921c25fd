interface SeasonRef {
  readonly id: string;
  readonly number: number;
}

/**
 * The selected season: the picked one, else the one to watch next, else the first.
 *
 * @param pickedId an unknown id is ignored
 */
export function shownSeason<S extends SeasonRef>(
  seasons: readonly S[],
  picked: string | undefined,
  place: { readonly season?: number | undefined } | undefined,
): S | undefined {
  return (
    seasons.find(({ id }) => id === picked) ??
    seasons.find(({ number }) => number === place?.season) ??
    seasons[0]
  );
}
