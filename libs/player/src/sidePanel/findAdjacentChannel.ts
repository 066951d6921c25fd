export interface ZapChannel {
  readonly id: string;
  readonly name: string;
  /** The guide says the user has no access. */
  readonly isLocked: boolean;
}

/** The user's favourites come first. */
export interface GuidePage {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly channels: readonly ZapChannel[];
}

export type GuidePageQuery = { readonly page: number } | { readonly channel: string };

/**
 * Resolves to the next or previous channel in guide order; wraps around.
 *
 * @param fetchPage resolves to undefined on failure
 * @returns undefined without another channel, or if the guide lacks this channel
 */
export async function findAdjacentChannel(
  channelId: string,
  step: 1 | -1,
  fetchPage: (wanted: GuidePageQuery) => Promise<GuidePage | undefined>,
): Promise<ZapChannel | undefined> {
  const currentPage = await fetchPage({ channel: channelId });
  const index = currentPage?.channels.findIndex(({ id }) => id === channelId) ?? -1;
  if (!currentPage || index < 0) return undefined;
  const { page, pages, channels } = currentPage;
  const adjacent = channels[index + step];
  if (adjacent) return adjacent;
  const adjacentPage = ((page - 1 + step + pages) % pages) + 1;
  const otherPage = adjacentPage === page ? currentPage : await fetchPage({ page: adjacentPage });
  const found = step === 1 ? otherPage?.channels[0] : otherPage?.channels.at(-1);
  return found?.id === channelId ? undefined : found;
}
