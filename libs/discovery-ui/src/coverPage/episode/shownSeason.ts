interface SeasonRef {
  readonly id: string;
  readonly number: number;
}

/** The picked season, else the one to watch next, else the first. */
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
