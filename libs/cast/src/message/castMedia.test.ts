import { describe, expect, it } from 'vitest';
import { channelMediaInfo, filmMediaInfo } from '../testing/index.ts';
import { readCastMedia } from './castMedia.ts';

const hosts = ['media.test'];

describe('readCastMedia', () => {
  it('media information has title, languages and skippable segments', () => {
    expect(readCastMedia(filmMediaInfo, hosts)).toEqual({
      assetId: 'isfront',
      streamType: 'BUFFERED',
      isLinear: false,
      streamingSessionId: 'viewing-1',
      title: 'Isfront',
      subtitle: 'Thriller',
      poster: 'https://media.test/images/isfront',
      audioLanguages: [
        { language: 'nb', label: 'Norsk' },
        { language: 'en', label: 'Engelsk' },
      ],
      textLanguages: [
        { language: 'nb', label: 'Norsk' },
        { language: 'en', label: 'Engelsk' },
      ],
      audioLanguage: 'nb',
      textLanguage: 'nb',
      interactionPoints: [{ start: 12, end: 74 }],
      offersSkip: false,
    });
  });

  it('media information of a channel is read', () => {
    expect(readCastMedia(channelMediaInfo, hosts)).toMatchObject({ assetId: 'nordlys', isLinear: true });
  });

  it.each([undefined, null, 'film', 7])('media information is undefined for %j', (information) => {
    expect(readCastMedia(information, hosts)).toBeUndefined();
  });

  it('media information drops images of other hosts, and invalid URLs', () => {
    for (const url of ['https://evil.test/x.png', 'javascript:alert(1)', 'x', 3]) {
      const metadata = { ...filmMediaInfo.metadata, images: [{ url }] };
      expect(readCastMedia({ ...filmMediaInfo, metadata }, hosts)?.poster).toBeUndefined();
    }
  });

  it('media information keeps valid fields if others are invalid', () => {
    const read = readCastMedia(
      {
        contentId: 'isfront',
        streamType: 'LIVE',
        metadata: { title: 3, subtitle: 'Thriller', images: 'none' },
        tracks: [
          { type: 'AUDIO', language: 'nb' },
          { type: 'VIDEO', language: 'nb' },
          null,
          { type: 'TEXT' },
        ],
        customData: {
          isLinear: 'yes',
          interactionPoints: [{ start: 1 }, { start: 9, end: 2 }, { start: 1, end: 2 }],
        },
      },
      hosts,
    );
    expect(read).toMatchObject({
      assetId: 'isfront',
      isLinear: true,
      title: undefined,
      subtitle: 'Thriller',
      audioLanguages: [{ language: 'nb', label: 'Norsk' }],
      textLanguages: [],
      interactionPoints: [{ start: 1, end: 2 }],
    });
  });
});
