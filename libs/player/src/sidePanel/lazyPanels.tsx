import { lazyOptional } from '@tv/ui';

// Loaded when opened.
export const EpisodePanel = lazyOptional(() =>
  import('./EpisodePanel.tsx').then(({ EpisodePanel }) => EpisodePanel),
);
export const ChannelPanel = lazyOptional(() =>
  import('./ChannelPanel.tsx').then(({ ChannelPanel }) => ChannelPanel),
);
export const AboutPanel = lazyOptional(() => import('./AboutPanel.tsx').then(({ AboutPanel }) => AboutPanel));
