import { expect, test } from 'vitest';
import { inAppMessagesFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getInAppMessages } from './endpoints.ts';

test('BANNER-01 BANNER-09 banners are fetched from the gateway and keep their fields', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(inAppMessagesFixture));
  const { data } = await dispatch(getInAppMessages.initiate());
  expect(calls.map(({ url }) => url)).toEqual(['https://gateway.dev.test/inappmessages']);
  expect(data?.[0]).toEqual({
    id: 'banner-ski',
    type: 'info',
    from: Date.parse('2026-11-20T05:00:00Z'),
    to: Date.parse('2026-11-23T22:00:00Z'),
    isDismissable: true,
    banner: { title: 'Skisesongen er i gang', message: 'Se åpningshelgen direkte.', buttonText: 'Les mer' },
    details: {
      title: 'Skisesongen er i gang',
      message: 'Alle løp sendes direkte, og ligger i arkivet i sju dager.',
      linkConfig: { link: '/tema/ski', linkText: 'Til skisidene' },
    },
  });
  expect(data?.[1]?.isDismissable).toBe(false);
});

test('BANNER-11 a failed banner request is not retried', async () => {
  const { dispatch, calls } = apiUnderTest(() => new Response(null, { status: 500 }));
  const { isError } = await dispatch(getInAppMessages.initiate());
  expect([isError, calls.length]).toEqual([true, 1]);
});

test('a banner of an unknown kind becomes an info banner', async () => {
  const { dispatch, reports } = apiUnderTest(() =>
    json(inAppMessagesFixture.map((message) => ({ ...message, type: 'party' }))),
  );
  const { data } = await dispatch(getInAppMessages.initiate());
  expect(data?.map(({ type }) => type)).toEqual(['info', 'info']);
  expect(reports).toEqual([]);
});
