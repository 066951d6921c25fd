import { channelFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';

const channels: Wire['PackageChannel'][] = Object.values(channelFixtures).map((channel) => ({
  ...channel,
  displayName: channel.name,
}));

export const settingsFixture: Wire['Settings'] = {
  packages: [
    {
      id: 'pakke-familie',
      name: 'NORDTV_FAMILIE',
      channels,
      price: 449,
      packageType: 'primary',
      url: '/bli-kunde/registrer/mye',
      isDiscountable: true,
      offersTrialPeriod: true,
      discount: { discountType: 'Price', percent: 50, durationMonths: 2 },
    },
    {
      id: 'pakke-mini',
      name: 'NORDTV_MINI',
      channels: channels.slice(0, 1),
      price: 199,
      packageType: 'primary',
      url: '/bli-kunde/registrer/litt',
      discount: { discountType: 'NoDiscount' },
    },
    {
      id: 'pakke-familie-sport',
      name: 'NORDTV_FAMILIE_SPORT',
      channels,
      price: 799,
      packageType: 'sport_premium',
      url: '/bli-kunde/registrer/mye,sport-premium',
    },
  ],
};
