import { customerLinks } from '@tv/routes';
import type { StreamingService } from './streamingService.ts';

/** Activation page; undefined if the service needs no activation. */
export function activationPath(service: StreamingService): string | undefined {
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
