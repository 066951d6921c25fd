import { expect, test } from 'vitest';
import { api } from '../base/api.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { getPinSettings, setPurchasePin, validatePin } from './endpoints.ts';

test('PIN-01 PIN-02 PIN-03 PIN-04 a PIN is validated by the server', async () => {
  const right = '1234';
  const { dispatch, calls } = apiUnderTest(({ body }) => json({ isValid: body === `{"pin":"${right}"}` }), {
    tokens: signedIn,
  });
  await expect(dispatch(validatePin.initiate(right)).unwrap()).resolves.toBe(true);
  await expect(dispatch(validatePin.initiate('0000')).unwrap()).resolves.toBe(false);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: 'https://gateway.dev.test/pin/validate',
    body: '{"pin":"1234"}',
  });
  expect(calls[0]?.headers.get('accept-modal-version')).toBe('2.0');
});

test('PIN-05 PIN-06 the purchase PIN is set, and the settings are refetched', async () => {
  let isPinSet = false;
  const { dispatch, store, calls } = apiUnderTest(
    ({ method }) => {
      if (method === 'PUT') isPinSet = true;
      return method === 'PUT'
        ? new Response(null, { status: 204 })
        : json({ isPinSet, purchasePinActive: true });
    },
    { tokens: signedIn },
  );
  const settings = dispatch(getPinSettings.initiate());
  expect((await settings).data).toEqual({ isPinSet: false, isPurchasePinActive: true });
  expect(calls[0]).toMatchObject({ method: 'GET', url: 'https://gateway.dev.test/pin/pinsettings' });
  await dispatch(setPurchasePin.initiate('4321')).unwrap();
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  expect(calls[1]).toMatchObject({
    method: 'PUT',
    url: 'https://gateway.dev.test/pin/settings/purchasepin',
    body: '{"purchasePin":"4321"}',
  });
  expect(getPinSettings.select()(store.getState()).data?.isPinSet).toBe(true);
});
