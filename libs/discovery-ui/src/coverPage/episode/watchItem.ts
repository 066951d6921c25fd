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
 * What a variant plays: on a series page the episode to watch next, on an episode page that episode, else the
 * variant's item.
 */
export function watchItem(
  page: Pick<CoverPage, 'type' | 'links' | 'watchNext' | 'userData' | 'sections'>,
  variant: Pick<ProviderVariant, 'links'>,
): WatchItem | undefined {
  const own = page.links?.details?.id;
  const offered = variant.links?.details?.id;
  if (page.type === 'series') {
    const id = page.watchNext?.id ?? offered ?? own;
    return id === undefined ? undefined : { id, title: page.watchNext?.title, ...placeIn(page, id) };
  }
  const id = page.type === 'episode' ? (own ?? offered) : (offered ?? own);
  return id === undefined ? undefined : { id, ...progressIn(page.userData) };
}

/** Whether the user has progress on the title or series. */
export function hasBegun(page: Pick<CoverPage, 'type' | 'userData' | 'sections'>): boolean {
  const isBegun = (ratio: number | undefined) => (ratio ?? 0) > 0;
  if (isBegun(page.userData?.progressRatio)) return true;
  return page.type === 'series' && itemsOf(page).some(({ userData }) => isBegun(userData?.progressRatio));
}

function placeIn(page: Pick<CoverPage, 'sections'>, id: string): Partial<WatchItem> {
  return progressIn(itemsOf(page).find(({ links }) => links?.details?.id === id)?.userData);
}

function progressIn(userData: CoverPage['userData']): Partial<WatchItem> {
  return { progressRatio: userData?.progressRatio, progressLabel: userData?.progressLabel };
}

function itemsOf({ sections }: Pick<CoverPage, 'sections'>) {
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
