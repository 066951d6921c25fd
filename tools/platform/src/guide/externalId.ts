/** What recommendations know a channel by, which is another name than its id in the guide. */
export const externalIdOf = (channelId: string): string => `kanal:${channelId}`;
