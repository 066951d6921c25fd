import { expect, test } from 'vitest';
import { testBrowser } from '../../testing/testBrowser.ts';
import { appHeaders, call, testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

async function customer(platform: TestPlatform, email: string) {
  const { access_token } = await testBrowser(platform).tokensOf(email);
  const headers = { ...appHeaders, authorization: `Bearer ${access_token}` };
  const address = `${platform.addresses.api}/gateway/pin`;
  return {
    settings: async () => (await call(`${address}/pinsettings`, { headers })).json(),
    set: (purchasePin: string) =>
      call(`${address}/settings/purchasepin`, { method: 'PUT', headers, body: { purchasePin } }),
    validate: (pin: string) =>
      call(`${address}/validate`, {
        method: 'POST',
        headers: { ...headers, 'accept-modal-version': '2.0' },
        body: { pin },
      }),
  };
}

test('a PIN is validated if one is set', async () => {
  const { settings, validate } = await customer(await testPlatform(), 'kids@kunde.test');
  expect(await settings()).toMatchObject({ isPinSet: true });
  expect((await validate('1234')).json()).toEqual({ isValid: true });
  expect((await validate('4321')).json()).toEqual({ isValid: false });
});

test('validating without a PIN is a bad request, until a PIN is set, which is active at once', async () => {
  const { settings, set, validate } = await customer(await testPlatform(), 'active@kunde.test');
  expect(await settings()).toEqual({ isPinSet: false, purchasePinActive: false });
  const refused = await validate('1234');
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'PIN_NOT_SET' });
  expect((await set('123')).status).toBe(204);
  expect(await settings()).toEqual({ isPinSet: true, purchasePinActive: true });
  expect((await validate('123')).json()).toEqual({ isValid: true });
});
