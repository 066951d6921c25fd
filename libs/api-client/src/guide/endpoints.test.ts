import { expect, test } from 'vitest';
import { guideFixture, scheduleFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getChannelDay, getSchedule, getTvGuide } from './endpoints.ts';

test('the guide is fetched by date, one page of channels at a time', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(guideFixture));
  await dispatch(getTvGuide.initiate({ date: '2026-11-20' }));
  await dispatch(getTvGuide.initiate({ date: '2026-11-20', page: 2, pageSize: 10 }));
  expect(calls.map(({ url }) => url)).toEqual([
    'https://content.test/layout/tvguide?date=2026-11-20',
    'https://content.test/layout/tvguide?date=2026-11-20&page=2&pageSize=10',
  ]);
});

test('a time range is fetched by instants, and the page of a channel by its id', async () => {
  const { dispatch, calls } = apiUnderTest(() => json({ ...guideFixture, page: 3 }));
  const from = Date.parse('2026-11-20T18:00:00Z');
  const { data } = await dispatch(
    getTvGuide.initiate({ date: '2026-11-20', channel: 'kanal fjell', pageSize: 12, from, to: from + 1 }),
  );
  expect(calls.map(({ url }) => url)).toEqual([
    'https://content.test/layout/tvguide?date=2026-11-20&from=2026-11-20T18%3A00%3A00.000Z' +
      '&to=2026-11-20T18%3A00%3A00.001Z&channel=kanal%20fjell&pageSize=12',
  ]);
  expect(data?.page).toBe(3);
});

test('one channel is fetched by id and day, with the id encoded', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(scheduleFixture));
  const { data } = await dispatch(getChannelDay.initiate({ channelId: 'a/b', date: '2026-11-20' }));
  expect(calls[0]?.url).toBe('https://content.test/layout/schedule/a%2Fb?date=2026-11-20');
  expect(data?.programmes).toHaveLength(2);
});

test('guide times are instants, also for a programme that ends the next day', async () => {
  const { dispatch } = apiUnderTest(() => json(guideFixture));
  const { data } = await dispatch(getTvGuide.initiate({ date: '2026-11-20' }));
  const last = data?.channels.at(-1)?.programmes.at(-1);
  expect([last?.start, last?.end]).toEqual([
    Date.parse('2026-11-20T22:00:00Z'),
    Date.parse('2026-11-21T00:30:00Z'),
  ]);
});

test('a malformed programme and a malformed channel are dropped, and their siblings are kept', async () => {
  const [first, second] = guideFixture.channels;
  const channels = [
    {
      ...first,
      programmes: [{ id: 'x', title: 'X', start: 'soon', end: 'later' }, ...(first?.programmes ?? [])],
    },
    { programmes: [] },
    second,
  ];
  const { dispatch, reports } = apiUnderTest(() => json({ ...guideFixture, channels }));
  const { data } = await dispatch(getTvGuide.initiate({ date: '2026-11-20' }));
  expect(data?.channels.map(({ channel, programmes }) => [channel.id, programmes.length])).toEqual([
    ['nordlys', 4],
    ['fjord', 2],
  ]);
  expect(reports).toHaveLength(2);
});

test('a schedule is fetched from the page’s scheduleLink', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(scheduleFixture));
  const link = 'https://content.test/layout/schedule/nordlys';
  const { data } = await dispatch(getSchedule.initiate(link));
  expect(calls[0]?.url).toBe(link);
  expect(data?.programmes).toHaveLength(2);
});
