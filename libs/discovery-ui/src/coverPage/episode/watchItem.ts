import type { CoverPage, ProviderVariant } from '@tv/api-client';

/** Something that can be watched, and how far the viewer got in it. */
export interface WatchItem {
  /** The id of its title details. */
  readonly id: string;
  /** Of the episode; missing where it is what the page is about. */
  readonly title?: string | undefined;
  /** 0–1. */
  readonly progressRatio?: number | undefined;
  /** `27 min igjen`. */
  readonly progressLabel?: string | undefined;
}

/**
 * What playing a variant plays. On the page of a series that is the viewer's place in it; an episode's page
 * means that episode, though the variant belongs to the series; else it is what the variant says.
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

/** Whether a viewer of the page has begun: with the thing itself, or anywhere in the series. */
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
