import type { Wire } from '../parse/fitsContract.ts';

export const inAppMessagesFixture: Wire['InAppMessage'][] = [
  {
    id: 'banner-ski',
    type: 'info',
    from: '2026-11-20T06:00:00+01:00',
    to: '2026-11-23T23:00:00+01:00',
    isDismissable: true,
    banner: { title: 'Skisesongen er i gang', message: 'Se åpningshelgen direkte.', buttonText: 'Les mer' },
    details: {
      title: 'Skisesongen er i gang',
      message: 'Alle løp sendes direkte, og ligger i arkivet i sju dager.',
      linkConfig: { link: '/tema/ski', linkText: 'Til skisidene' },
    },
  },
  {
    id: 'banner-drift',
    type: 'warning',
    from: '2026-11-20T18:00:00+01:00',
    to: '2026-11-20T22:00:00+01:00',
    isDismissable: false,
    banner: { title: 'Noen kanaler er nede', message: 'Vi jobber med saken.' },
  },
];
