/** As much of a channel as one goes to. */
export interface ZapChannel {
  readonly id: string;
  readonly name: string;
  /** He may not watch it, as far as the guide knows. */
  readonly isLocked: boolean;
}

/** A page of the guide, whose order is the viewer's: his favourites first. */
export interface ChannelsPage {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly channels: readonly ZapChannel[];
}

/** Which page: by its number, or the one on which a channel stands. */
export type PageWanted = { readonly page: number } | { readonly channel: string };

/**
 * The channel that follows another in the guide's order, or goes before it; after the last comes the first.
 *
 * @param ask  undefined answers that a page cannot be had
 * @returns undefined where there is no other, or the guide does not know the channel
 */
export async function channelBeside(
  channelId: string,
  step: 1 | -1,
  ask: (wanted: PageWanted) => Promise<ChannelsPage | undefined>,
): Promise<ZapChannel | undefined> {
  const here = await ask({ channel: channelId });
  const place = here?.channels.findIndex(({ id }) => id === channelId) ?? -1;
  if (!here || place < 0) return undefined;
  const { page, pages, channels } = here;
  const beside = channels[place + step];
  if (beside) return beside;
  const turned = ((page - 1 + step + pages) % pages) + 1;
  const other = turned === page ? here : await ask({ page: turned });
  const found = step === 1 ? other?.channels[0] : other?.channels.at(-1);
  return found?.id === channelId ? undefined : found;
}
