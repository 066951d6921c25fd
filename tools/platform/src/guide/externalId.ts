export const externalIdOf = (channelId: string): string => `kanal:${channelId}`;
