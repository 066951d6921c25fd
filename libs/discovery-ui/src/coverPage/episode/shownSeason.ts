interface SeasonRef {
  readonly id: string;
  readonly number: number;
}

/**
 * The season that is open: the one the viewer picked, else the one he is in, else the first. None only where
 * there are none.
 *
 * @param picked  id of a season; one that is gone counts as none
 * @param place  where the viewer is in the series
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
