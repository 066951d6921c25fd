import type { PlatformClock } from '../clock.ts';
import type { Operations } from '../platformContext.ts';

const hour = 3600 * 1000;

/** Returns the in-app banners; the second shows once the first is dismissed. */
export function messageOperations(clock: PlatformClock): Operations {
  return {
    getInAppMessages: () => {
      const today = Math.floor(clock.now() / (24 * hour)) * 24 * hour;
      const window = (fromHours: number, toHours: number) => ({
        from: new Date(today + fromHours * hour).toISOString(),
        to: new Date(today + toHours * hour).toISOString(),
      });
      return {
        status: 200,
        body: [
          {
            id: 'banner-ski',
            type: 'info',
            ...window(-24, 72),
            isDismissable: true,
            banner: {
              title: 'Skisesongen er i gang',
              message: 'Se åpningshelgen direkte, fra fredag til søndag.',
              buttonText: 'Les mer',
            },
            details: {
              title: 'Skisesongen er i gang',
              message: 'Alle løp sendes direkte, og ligger i arkivet i sju dager etterpå.',
              linkConfig: { link: '/tema/sport', linkText: 'Til sportssidene' },
            },
          },
          {
            id: 'banner-vedlikehold',
            type: 'warning',
            ...window(-24, 72),
            isDismissable: true,
            banner: {
              title: 'Planlagt vedlikehold',
              message: 'Mellom klokken 01 og 05 kan det være korte avbrudd.',
            },
          },
          {
            id: 'banner-tv-app',
            type: 'tvApp',
            ...window(-24 * 365, 24 * 365),
            isDismissable: true,
            banner: {
              title: 'Last ned appen til TV-en',
              message: 'Da får du bedre bilde og raskere søk.',
              buttonText: 'Se hvordan',
            },
            details: {
              title: 'Appen til TV-en',
              message: 'Appen finnes for Tizen, webOS, Android TV og Apple TV.',
              linkConfig: { link: '/app', linkText: 'Til appsiden' },
            },
          },
        ],
      };
    },
  };
}
