import { customerLinks } from '@tv/routes';
import type { AnyService } from './anyService.ts';

/** Activation page; undefined if the service needs no activation. */
export function activationPathOf(service: AnyService): string | undefined {
  switch (service) {
    case 'viaplay':
    case 'max':
      return customerLinks.activation(service);
    case 'tv2play':
      return customerLinks.activation('tv2');
    case 'nrk':
    case 'skyShowtime':
    case 'nordiskFilm':
      return undefined;
  }
}
