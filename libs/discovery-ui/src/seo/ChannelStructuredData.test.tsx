import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getPage, getSwimlane } from '@tv/api-client';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';

/** Resolves to the structured data of a lane of the front page. */
async function structuredDataOf(type: string): Promise<readonly unknown[]> {
  const world = createTestWorld({ responses: standardResponses });
  const { dispatch } = world.store;
  const { data: page } = await dispatch(getPage.initiate({ slug: 'start' }));
  const lane = page?.swimlanes.find((one) => one.type === type);
  if (!lane) throw new Error(`There is no lane of type ${type}`);
  const { link, lastUpdatedUtc } = lane;
  await dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }));
  const html = renderToStaticMarkup(
    <TestWorldProvider world={world}>
      <Swimlane lane={lane} slug="start" priority="first" />
    </TestWorldProvider>,
  );
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']): unknown => JSON.parse(json));
}

it('lists the channels of a channel lane', async () => {
  const url = (channel: string) => ({ item: { url: `https://tv.example.test/watch/live/${channel}` } });
  expect(await structuredDataOf('OnTvNow')).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [url('nordlys'), url('vidda'), url('fjord')],
    },
  ]);
});

it('renders no structured data for other lanes', async () => {
  expect(await structuredDataOf('Default')).toEqual([]);
});
