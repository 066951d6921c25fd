import type { CoverPage, ProviderVariant } from '@tv/api-client';

export interface WatchItem {
  /** Id of the title details. */
  readonly id: string;
  /** Missing if it is the page's title. */
  readonly title?: string | undefined;
  /** 0–1. */
  readonly progressRatio?: number | undefined;
  readonly progressLabel?: string | undefined;
}

/**
 * Returns what a variant plays: a series' episode to watch next, an episode page's own episode, else the variant's
 * item.
 */
export function watchItem(
  page: Pick<CoverPage, 'type' | 'links' | 'watchNext' | 'userData' | 'sections'>,
  variant: Pick<ProviderVariant, 'links'>,
): WatchItem | undefined {
  const pageItemId = page.links?.details?.id;
  const variantItemId = variant.links?.details?.id;
  if (page.type === 'series') {
    const id = page.watchNext?.id ?? variantItemId ?? pageItemId;
    const episode = episodesOf(page).find(({ links }) => links?.details?.id === id);
    return id === undefined
      ? undefined
      : { id, title: page.watchNext?.title, ...toProgress(episode?.userData) };
  }
  const id = page.type === 'episode' ? (pageItemId ?? variantItemId) : (variantItemId ?? pageItemId);
  return id === undefined ? undefined : { id, ...toProgress(page.userData) };
}

/** Returns whether the user has progress on the title or series. */
export function hasStartedWatching(page: Pick<CoverPage, 'type' | 'userData' | 'sections'>): boolean {
  const isStarted = (ratio: number | undefined) => (ratio ?? 0) > 0;
  if (isStarted(page.userData?.progressRatio)) return true;
  return (
    page.type === 'series' && episodesOf(page).some(({ userData }) => isStarted(userData?.progressRatio))
  );
}

function toProgress(userData: CoverPage['userData']): Partial<WatchItem> {
  return { progressRatio: userData?.progressRatio, progressLabel: userData?.progressLabel };
}

function episodesOf({ sections }: Pick<CoverPage, 'sections'>) {
  return sections.flatMap((section) => {
    switch (section.kind) {
      case 'sequentialSeries':
        return section.seasons.flatMap(({ episodes }) => episodes);
      case 'topicalitySeries':
        return section.episodes;
      case 'segmentSeries':
        return section.segments;
      case 'providerVariants':
      case 'swimlane':
      case 'extendedMetadata':
        return [];
    }
  });
}
