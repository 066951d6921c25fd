import { lazyOptional } from '@tv/ui';

// Loaded when opened.
export const EpisodeList = lazyOptional(() =>
  import('./EpisodeList.tsx').then(({ EpisodeList }) => EpisodeList),
);
export const ChannelList = lazyOptional(() =>
  import('./ChannelList.tsx').then(({ ChannelList }) => ChannelList),
);
export const About = lazyOptional(() => import('./About.tsx').then(({ About }) => About));
