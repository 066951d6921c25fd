import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../base/api.ts';
import { reportExternalPlayback } from '../externalPlayback/endpoints.ts';
import { cardFixtures, swimlaneFixtures } from '../fixtures.ts';
import { getSwimlane, getSwimlanePages, swimlaneApi } from '../swimlane/endpoints.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { excludeFromContinueWatching, setFavouriteChannel, setInMyList } from './endpoints.ts';

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

test('a change of my list, of favourites or of continue watching goes on when the page is reloaded', async () => {
  const { dispatch, calls } = apiUnderTest(done, { tokens: signedIn });
  const link = 'https://gateway.dev.test/x';
  await dispatch(setInMyList.initiate({ link, isMember: true })).unwrap();
  await dispatch(setFavouriteChannel.initiate({ link, isMember: false })).unwrap();
  await dispatch(excludeFromContinueWatching.initiate(link)).unwrap();
  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, true, true]);
});

test.each([
  ['a title', setInMyList, 'https://gateway.dev.test/mylist/isfront'],
  ['a channel', setFavouriteChannel, 'https://gateway.dev.test/favourites/nordlys'],
])(
  'API-10 %s missing on the server is removed from its list, and cannot be added',
  async (_what, set, link) => {
    const { dispatch, reports } = apiUnderTest(() => json({ code: 'NOT_FOUND' }, { status: 404 }), {
      tokens: signedIn,
    });
    expect(await dispatch(set.initiate({ link, isMember: false }))).toEqual({ data: null });
    expect(reports).toEqual([]);
    expect(await dispatch(set.initiate({ link, isMember: true }))).toMatchObject({ error: { status: 404 } });
  },
);

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

test('LIST-13 every swimlane shows a change optimistically, and rolls back on an error', async () => {
  let answer = (_response: Response): void => undefined;
  const film = { ...cardFixtures.film, userData: { progressRatio: 0.5, isInMyList: false } };
  const { dispatch, store, calls } = apiUnderTest(
    ({ method }) =>
      method === 'GET'
        ? json([film, cardFixtures.kids])
        : new Promise<Response>((resolve) => (answer = resolve)),
    { tokens: signedIn },
  );
  const shown = { link: swimlaneFixtures.films.link, type: 'Default' };
  const cachedOnly = { link: swimlaneFixtures.hero.link, type: 'Default' };
  void dispatch(getSwimlane.initiate(shown));
  void dispatch(getSwimlanePages.initiate(shown));
  const left = dispatch(getSwimlane.initiate(cachedOnly));
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  left.unsubscribe();
  const said = () =>
    [
      getSwimlane.select(shown)(store.getState()).data,
      getSwimlane.select(cachedOnly)(store.getState()).data,
      getSwimlanePages.select(shown)(store.getState()).data?.pages[0],
    ].map((items) => items?.cards.map(({ userData }) => userData));
  const before = said();
  const link = film.links?.myList?.href ?? '';
  const change = async (status: number) => {
    const done = dispatch(setInMyList.initiate({ link, isMember: true }));
    await Promise.resolve();
    const meanwhile = said();
    answer(new Response(null, { status }));
    await done;
    return [meanwhile, said()];
  };
  const after = before.map((cards) => cards?.with(0, { progressRatio: 0.5, isInMyList: true }));
  expect(await change(500)).toEqual([after, before]);
  expect(await change(204)).toEqual([after, after]);
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(3);
});

test('a displayed list is refetched after a change, and not after a failed one', async () => {
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

test('LIST-04 LIST-07 live swimlanes are refetched once, 400 ms after a favourite channel is toggled', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let status = 204;
  const channel = {
    ...cardFixtures.live,
    links: { myList: { href: 'https://gateway.dev.test/favourites/nordlys' } },
  };
  const { dispatch, store, calls } = apiUnderTest(
    ({ method }) => (method === 'GET' ? json([channel]) : new Response(null, { status })),
    { tokens: signedIn },
  );
  const now = { link: swimlaneFixtures.onTvNow.link, type: 'OnTvNow' };
  await dispatch(getSwimlane.initiate(now));
  // A live swimlane by its cards, not by its type; and one that is not live.
  await dispatch(getSwimlane.initiate({ link: swimlaneFixtures.hero.link, type: 'Default' }));
  const films = dispatch(getSwimlane.initiate({ link: swimlaneFixtures.films.link, type: 'MyList' }));
  await films;
  dispatch(
    swimlaneApi.util.updateQueryData(
      'getSwimlane',
      { link: swimlaneFixtures.films.link, type: 'MyList' },
      ({ cards }) => void cards.splice(0),
    ),
  );
  const isFavourite = () => getSwimlane.select(now)(store.getState()).data?.cards[0]?.userData?.isInMyList;
  const link = channel.links.myList.href;
  const toggle = async (isMember: boolean) => {
    calls.length = 0;
    const toggling = dispatch(setFavouriteChannel.initiate({ link, isMember }));
    const atOnce = isFavourite();
    await toggling;
    await vi.advanceTimersByTimeAsync(399);
    const before = calls.map(({ method, url }) => `${method} ${url}`);
    await vi.advanceTimersByTimeAsync(1);
    return { atOnce, before, after: calls.slice(before.length).map(({ url }) => url) };
  };
  expect(await toggle(true)).toEqual({
    atOnce: true,
    before: [`POST ${link}`],
    after: [swimlaneFixtures.onTvNow.link, swimlaneFixtures.hero.link],
  });
  status = 500;
  expect(await toggle(true)).toEqual({ atOnce: true, before: [`POST ${link}`], after: [] });
  expect(isFavourite()).toBeUndefined();
});
