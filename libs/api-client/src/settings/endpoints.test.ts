import { expect, test } from 'vitest';
import { channelFixtures, settingsFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getPackages } from './endpoints.ts';

test('PKG-01 PKG-02 packages are fetched once and cached', async () => {
  const { dispatch, store, calls } = apiUnderTest(() => json(settingsFixture));
  await dispatch(getPackages.initiate());
  await dispatch(getPackages.initiate());
  expect(calls.map(({ url }) => url)).toEqual(['https://gateway.dev.test/settings']);
  const { data } = getPackages.select()(store.getState());
  expect(data?.map(({ name }) => name)).toEqual(['NORDTV_FAMILIE', 'NORDTV_MINI', 'NORDTV_FAMILIE_SPORT']);
});

test('PKG-04 PKG-06 PKG-12 a package has its fields, its channels and its discount', async () => {
  const { dispatch } = apiUnderTest(() => json(settingsFixture));
  const { data } = await dispatch(getPackages.initiate());
  expect(data?.[0]).toEqual({
    id: 'pakke-familie',
    name: 'NORDTV_FAMILIE',
    channels: Object.values(channelFixtures).map((channel) => ({ ...channel, displayName: channel.name })),
    price: 449,
    packageType: 'primary',
    url: '/bli-kunde/registrer/mye',
    isDiscountable: true,
    offersTrialPeriod: true,
    discount: { discountType: 'Price', percent: 50, durationMonths: 2 },
  });
});

test.each(['primary', 'sport', 'sport_premium', 'sportskanaler'])(
  'PKG-05 a package may be of type %s',
  async (packageType) => {
    const packages = [{ ...settingsFixture.packages[0], packageType }];
    const { dispatch, reports } = apiUnderTest(() => json({ packages }));
    const { data } = await dispatch(getPackages.initiate());
    expect([data?.[0]?.packageType, reports.length]).toEqual([packageType, 0]);
  },
);

test.each(['NoDiscount', 'NewTrialLength', 'Price'])(
  'PKG-13 a discount may be of type %s',
  async (discountType) => {
    const packages = [
      { ...settingsFixture.packages[0], discount: { discountType, percent: 10, durationMonths: 1 } },
    ];
    const { dispatch, reports } = apiUnderTest(() => json({ packages }));
    const { data } = await dispatch(getPackages.initiate());
    expect([data?.[0]?.discount?.discountType, reports.length]).toEqual([discountType, 0]);
  },
);

test('PKG-05 PKG-13 a package of an unknown type or with an unknown discount is kept without it', async () => {
  const packages = [
    { ...settingsFixture.packages[0], packageType: 'gold', discount: { discountType: 'Lottery' } },
  ];
  const { dispatch, reports } = apiUnderTest(() => json({ packages }));
  const { data } = await dispatch(getPackages.initiate());
  expect(data?.[0]).toMatchObject({ name: 'NORDTV_FAMILIE', price: 449 });
  expect([data?.[0]?.packageType, data?.[0]?.discount]).toEqual([undefined, undefined]);
  expect(reports).toHaveLength(2);
});
