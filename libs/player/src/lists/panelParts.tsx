import { optionalPart } from '@tv/ui';

// Loaded when opened.
export const EpisodeList = optionalPart(() =>
  import('./EpisodeList.tsx').then(({ EpisodeList }) => EpisodeList),
);
export const ChannelList = optionalPart(() =>
  import('./ChannelList.tsx').then(({ ChannelList }) => ChannelList),
);
export const About = optionalPart(() => import('./About.tsx').then(({ About }) => About));
