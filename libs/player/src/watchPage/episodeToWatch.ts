export interface WatchableSeries {
  readonly watchNext?: { readonly id: string } | undefined;
  readonly seasons: readonly {
    readonly number: number;
    readonly episodes: readonly {
      readonly links?: { readonly details?: { readonly id: string } | undefined } | undefined;
    }[];
  }[];
}

/** Returns the next episode according to the server, else the first. */
export function findEpisodeToWatch({ watchNext, seasons }: WatchableSeries): string | undefined {
  if (watchNext) return watchNext.id;
  const inOrder = [...seasons].sort((a, b) => a.number - b.number);
  for (const { episodes } of inOrder) {
    const first = episodes.map(({ links }) => links?.details?.id).find((id) => id !== undefined);
    if (first !== undefined) return first;
  }
  return undefined;
}
