import { lazyWithPreload } from '@tv/lazy';

// Loaded when opened.
export const EpisodePanel = lazyWithPreload(() => import('./EpisodePanel.tsx'), {
  critical: false,
}).component(({ EpisodePanel }) => EpisodePanel);
export const ChannelPanel = lazyWithPreload(() => import('./ChannelPanel.tsx'), {
  critical: false,
}).component(({ ChannelPanel }) => ChannelPanel);
export const AboutPanel = lazyWithPreload(() => import('./AboutPanel.tsx'), { critical: false }).component(
  ({ AboutPanel }) => AboutPanel,
);
