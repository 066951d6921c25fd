/** A channel's id in recommendations. */
export const externalIdOf = (channelId: string): string => `kanal:${channelId}`;
