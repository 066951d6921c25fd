import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getSeries, getTitle, getTvGuide } from '@tv/api-client';
import { channelTitleFixture, episodeFixture, filmFixture } from '@tv/api-client/fixtures';
import type { WatchParams } from '@tv/routes';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import { dateKey } from '@tv/time';
import { ChannelPicker } from './ChannelPicker.tsx';
import { WatchHead } from './WatchHead.tsx';

const TITLE = 'GET /content-search/title/:id';

/** Resolves to the server-rendered document head of a watch page, with its queries fulfilled. */
async function renderHead(
  { kind, id }: Pick<WatchParams, 'kind' | 'id'>,
  answers: Readonly<Record<string, unknown>>,
) {
  const world = createTestWorld({ responses: { ...standardResponses, ...answers } });
  const { dispatch } = world.store;
  if (id === undefined) {
    await dispatch(getTvGuide.initiate({ date: dateKey(world.clock.now()), page: 1, pageSize: 12 }));
  } else if (kind === 'seriesoverview') {
    await dispatch(getSeries.initiate(id));
  } else {
    await dispatch(getTitle.initiate(id));
  }
  const markup = renderToStaticMarkup(
    <TestWorldProvider world={world}>
      {id === undefined ? <ChannelPicker /> : <WatchHead kind={kind} id={id} />}
    </TestWorldProvider>,
  );
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1];
  return { markup, structuredData: json === undefined ? undefined : (JSON.parse(json) as unknown) };
}

it('PAGE-49 PAGE-50 PAGE-51 the head of a film describes it, independent of the user', async () => {
  const { markup, structuredData } = await renderHead(
    { kind: 'vod', id: 'isfront' },
    { [TITLE]: filmFixture },
  );
  expect(markup).toContain('<title>Isfront – Glimt</title>');
  expect(markup).toContain('<link rel="canonical" href="https://tv.example.test/watch/vod/isfront"/>');
  expect(markup).toContain('<meta property="og:type" content="video.movie"/>');
  expect(markup).toContain(
    '<meta property="og:image" content="https://media.test/images/isfront?width=1280"/>',
  );
  expect(structuredData).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'Isfront',
    url: 'https://tv.example.test/watch/vod/isfront',
    description: filmFixture.description,
    duration: 'PT1H47M0S',
    genre: ['Drama', 'Thriller'],
    contentRating: '12',
    image: 'https://media.test/images/isfront',
  });
});

it('PAGE-49 the head of an episode names the episode and its series', async () => {
  const { markup, structuredData } = await renderHead(
    { kind: 'vod', id: episodeFixture.id },
    { [TITLE]: episodeFixture },
  );
  expect(markup).toContain('<title>Fyret på Skarvøya, S1:E3 Tåkeluren – Glimt</title>');
  expect(structuredData).toMatchObject({
    '@type': 'TVEpisode',
    name: 'Tåkeluren',
    episodeNumber: 3,
    partOfSeason: { seasonNumber: 1 },
    partOfSeries: {
      '@type': 'TVSeries',
      name: 'Fyret på Skarvøya',
      url: 'https://tv.example.test/serie/fyret-pa-skarvoya',
    },
  });
});

it('the structured data of other titles is a video', async () => {
  const { structuredData } = await renderHead(
    { kind: 'vod', id: 'kamp' },
    { [TITLE]: { ...filmFixture, type: 'unknown' } },
  );
  expect(structuredData).toMatchObject({
    '@type': 'VideoObject',
    thumbnailUrl: 'https://media.test/images/isfront',
  });
});

it('the head of a channel describes its current programme, or the channel alone if unknown', async () => {
  const channel = { kind: 'live', id: 'nordlys' } as const;
  const onAir = {
    ...channelTitleFixture,
    episodeTitle: 'Tett på fjorden',
    start: '2026-11-20T20:00:00+01:00',
    end: '2026-11-20T20:45:00+01:00',
  };
  const { markup, structuredData } = await renderHead(channel, { [TITLE]: onAir });
  expect(markup).toContain('<title>Nordlys – Glimt</title>');
  expect(structuredData).toMatchObject({
    '@type': 'BroadcastEvent',
    name: 'Tett på fjorden',
    isLiveBroadcast: true,
    startDate: '2026-11-20T19:00:00.000Z',
    endDate: '2026-11-20T19:45:00.000Z',
    publishedOn: {
      '@type': 'BroadcastService',
      name: 'Nordlys',
      url: 'https://tv.example.test/watch/live/nordlys',
    },
  });
  expect((await renderHead(channel, { [TITLE]: channelTitleFixture })).structuredData).toMatchObject({
    '@type': 'BroadcastService',
    name: 'Nordlys',
  });
});

it('the head of a series describes the series', async () => {
  const { markup, structuredData } = await renderHead(
    { kind: 'seriesoverview', id: 'fyret-pa-skarvoya' },
    {},
  );
  expect(markup).toContain('<title>Fyret på Skarvøya – Glimt</title>');
  expect(markup).toContain('href="https://tv.example.test/watch/seriesoverview/fyret-pa-skarvoya"');
  expect(structuredData).toMatchObject({ '@type': 'TVSeries', name: 'Fyret på Skarvøya' });
});

it('ROUTE-05 the head without a channel lists the channels', async () => {
  const { markup, structuredData } = await renderHead({ kind: 'live', id: undefined }, {});
  expect(markup).toContain('<title>Direkte – Glimt</title>');
  expect(markup).toContain('<link rel="canonical" href="https://tv.example.test/watch/live/"/>');
  expect(structuredData).toMatchObject({
    '@type': 'ItemList',
    itemListElement: expect.arrayContaining([
      expect.objectContaining({
        position: 1,
        item: expect.objectContaining({ '@type': 'BroadcastService' }) as unknown,
      }),
    ]) as unknown,
  });
});

it('the head has a fallback title while loading or failed, and none for unknown content', async () => {
  const film = { kind: 'vod', id: 'isfront' } as const;
  const answered = (status: number) => ({ [TITLE]: () => new Response(null, { status }) });
  const broken = await renderHead(film, answered(500));
  expect(broken.markup).toContain('<title>Se nå – Glimt</title>');
  expect(broken.markup).not.toContain('canonical');
  expect((await renderHead(film, answered(404))).markup).toBe('');
});
