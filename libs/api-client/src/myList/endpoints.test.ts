import { expect, test } from 'vitest';
import { api } from '../base/api.ts';
import { apiUnderTest, json, signedIn } from '../base/testing.ts';
import { cardFixtures, swimlaneFixtures } from '../fixtures.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
import {
  excludeFromContinueWatching,
  reportExternalPlayback,
  setFavouriteChannel,
  setInMyList,
} from './endpoints.ts';

const done = () => new Response(null, { status: 204 });

test('LIST-05 LIST-06 a favourite is added by POST and removed by DELETE of its link, without a body', async () => {
  const { dispatch, calls } = apiUnderTest(done, { tokens: signedIn });
  const link = 'https://gateway.dev.test/favourites/nordlys';
  await dispatch(setFavouriteChannel.initiate({ link, isMember: true })).unwrap();
  await dispatch(setFavouriteChannel.initiate({ link, isMember: false })).unwrap();
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', link, undefined],
    ['DELETE', link, undefined],
  ]);
});

test('LIST-10 LIST-12 removing from continue watching and reporting an external asset are POSTs without a body', async () => {
  const { dispatch, calls } = apiUnderTest(done, { tokens: signedIn });
  await dispatch(
    excludeFromContinueWatching.initiate('https://gateway.dev.test/continue-watching/isfront/exclude'),
  );
  await dispatch(
    reportExternalPlayback.initiate('https://gateway.dev.test/continue-watching/external/vinterspor'),
  );
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', 'https://gateway.dev.test/continue-watching/isfront/exclude', undefined],
    ['POST', 'https://gateway.dev.test/continue-watching/external/vinterspor', undefined],
  ]);
});

test('a list that is on screen is asked for again after a change, and not after a failed one', async () => {
  let status = 204;
  const { dispatch, calls } = apiUnderTest(
    ({ method }) => (method === 'GET' ? json([cardFixtures.series]) : new Response(null, { status })),
    { tokens: signedIn },
  );
  await dispatch(getSwimlane.initiate({ link: swimlaneFixtures.myList.link, type: 'MyList' }));
  await dispatch(getSwimlane.initiate({ link: swimlaneFixtures.films.link, type: 'Default' }));
  const link = 'https://gateway.dev.test/mylist/isfront';
  const change = async () => {
    calls.length = 0;
    await dispatch(setInMyList.initiate({ link, isMember: true }));
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    return calls.map(({ method, url }) => `${method} ${url}`);
  };
  expect(await change()).toEqual([`POST ${link}`, `GET ${swimlaneFixtures.myList.link}`]);
  status = 500;
  expect(await change()).toEqual([`POST ${link}`]);
});
