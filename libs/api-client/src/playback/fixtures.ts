import type { Wire } from '../parse/fitsContract.ts';

export const protectedPlaybackFixture: Wire['Playback'] = {
  manifestUrl: 'https://media.test/vod/isfront/manifest.mpd',
  manifestType: 'dash',
  drmType: 'clearKey',
  licenceUrl: 'https://media.test/licences/clearkey/isfront',
  licenceHeaders: { 'X-Playback-Ticket': 'a1b2c3' },
  thumbnails: { url: 'https://media.test/vod/isfront/thumbnails.vtt', width: 248 },
};

export const clearPlaybackFixture: Wire['Playback'] = {
  manifestUrl: 'https://media.test/live/nordlys/manifest.mpd',
  manifestType: 'dash',
  drmType: 'none',
};
