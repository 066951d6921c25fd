import { expect, test } from 'vitest';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { getActiveVoucher, identifyVoucher, redeemVoucher, validateVoucher } from './endpoints.ts';
import { voucherFixture } from './fixtures.ts';

test('a voucher is fetched by its encoded code', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(voucherFixture));
  const { data } = await dispatch(validateVoucher.initiate('JUL/26'));
  expect(calls[0]?.url).toBe('https://gateway.dev.test/voucher/JUL%2F26/validate');
  expect(data).toEqual({
    code: 'VINTER26',
    isValid: true,
    discount: { discountType: 'Price', percent: 50, durationMonths: 3 },
    requiresIdentification: false,
  });
});

test('a voucher with an unknown discount is kept without it, and reported', async () => {
  const { dispatch, reports } = apiUnderTest(() =>
    json({ ...voucherFixture, discount: { discountType: 'Lottery' } }),
  );
  const { data } = await dispatch(validateVoucher.initiate('VINTER26'));
  expect(data).toMatchObject({ code: 'VINTER26', isValid: true });
  expect(data?.discount).toBeUndefined();
  expect(reports).toHaveLength(1);
});

test.each([undefined, '', ' '])('VOUCH-09 without a code (%j) it throws and sends nothing', async (code) => {
  const { dispatch, calls } = apiUnderTest(() => json(voucherFixture), { tokens: signedIn });
  const refused = { message: 'voucher code is undefined' };
  await expect(dispatch(validateVoucher.initiate(code)).unwrap()).rejects.toMatchObject(refused);
  await expect(dispatch(redeemVoucher.initiate(code)).unwrap()).rejects.toMatchObject(refused);
  await expect(
    dispatch(identifyVoucher.initiate({ code, phoneNumber: '4791234567' })).unwrap(),
  ).rejects.toMatchObject(refused);
  expect(calls).toEqual([]);
});

test.each([undefined, ''])(
  'VOUCH-08 without a phone number (%j) identification throws and sends nothing',
  async (phoneNumber) => {
    const { dispatch, calls } = apiUnderTest(() => json(voucherFixture));
    await expect(
      dispatch(identifyVoucher.initiate({ code: 'VINTER26', phoneNumber })).unwrap(),
    ).rejects.toMatchObject({ message: 'phone number is undefined' });
    expect(calls).toEqual([]);
  },
);

test('VOUCH-05 no active voucher (404) is undefined, not an error', async () => {
  const { dispatch, reports } = apiUnderTest(() => new Response(null, { status: 404 }), { tokens: signedIn });
  const { data, isSuccess } = await dispatch(getActiveVoucher.initiate());
  expect([data, isSuccess, reports]).toEqual([null, true, []]);
});

test('VOUCH-05 an active voucher has its end', async () => {
  const { dispatch } = apiUnderTest(() => json({ ...voucherFixture, validTo: '2027-02-20T00:00:00Z' }), {
    tokens: signedIn,
  });
  const { data } = await dispatch(getActiveVoucher.initiate());
  expect(data).toMatchObject({ code: 'VINTER26', validTo: Date.parse('2027-02-20T00:00:00Z') });
});
