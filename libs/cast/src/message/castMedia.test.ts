import { describe, expect, it } from 'vitest';
import { channelOnTelevision, filmOnTelevision } from '../testing/index.ts';
import { readCastMedia } from './castMedia.ts';

const hosts = ['media.test'];

describe('the media information of the television', () => {
  it('tells what plays, in which languages, and what may be skipped', () => {
    expect(readCastMedia(filmOnTelevision, hosts)).toEqual({
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

  it('tells a channel', () => {
    expect(readCastMedia(channelOnTelevision, hosts)).toMatchObject({ assetId: 'nordlys', isLinear: true });
  });

  it.each([undefined, null, 'film', 7])('is nothing where it is %j', (information) => {
    expect(readCastMedia(information, hosts)).toBeUndefined();
  });

  it('shows no picture of another host, and none that is no address', () => {
    for (const url of ['https://evil.test/x.png', 'javascript:alert(1)', 'x', 3]) {
      const metadata = { ...filmOnTelevision.metadata, images: [{ url }] };
      expect(readCastMedia({ ...filmOnTelevision, metadata }, hosts)?.poster).toBeUndefined();
    }
  });

  it('keeps what is whole where a part is broken', () => {
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
