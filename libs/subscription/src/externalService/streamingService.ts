import type { PartnerService, UserInfo } from '@tv/api-client';
import type { ProductKey } from '@tv/config';
import { customerLinks, links, type StreamingServiceSlug } from '@tv/routes';
import { serviceStep, type ExternalService, type ServiceStep } from './serviceStep.ts';

/** External, or played in this app. */
export type StreamingService = ExternalService | 'skyShowtime' | 'nordiskFilm';

interface ServiceFacts {
  readonly name: string;
  readonly slug: StreamingServiceSlug;
  /** Products that include it. */
  readonly products: readonly ProductKey[];
}

const FACTS: Readonly<Record<StreamingService, ServiceFacts>> = {
  viaplay: { name: 'Viaplay', slug: 'viaplay', products: ['VIAPLAY_TOTAL'] },
  tv2play: {
    name: 'TV 2 Play',
    slug: 'tv-2-play',
    products: ['MYE', 'MEST', 'TV2_PLAY_FAVORITT_ADS', 'TV2_PLAY_FAVORITT', 'TV2_PLAY_NO_ADS'],
  },
  max: { name: 'Max', slug: 'max', products: ['MEST', 'MAX_AD_FREE', 'MAX_ULTIMATE', 'MAX_SPORT'] },
  nrk: { name: 'NRK', slug: 'nrk-tv', products: [] },
  skyShowtime: { name: 'SkyShowtime', slug: 'skyshowtime', products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'] },
  nordiskFilm: {
    name: 'Nordisk Film+',
    slug: 'nordisk-film-pluss',
    products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'],
  },
};

/** In display order (EXT-04). */
export const EXTERNAL_SERVICES: readonly ExternalService[] = ['viaplay', 'tv2play', 'max', 'nrk'];

/** In page order. */
export const STREAMING_SERVICES: readonly StreamingService[] = [
  ...EXTERNAL_SERVICES,
  'skyShowtime',
  'nordiskFilm',
];

export const serviceName = (service: StreamingService): string => FACTS[service].name;

export const productsIncluding = (service: StreamingService): readonly ProductKey[] =>
  FACTS[service].products;

/** Path of the service's public page. */
export const serviceInfoPath = (service: StreamingService): string =>
  links.streamingService(FACTS[service].slug);

/** The service as a partner service; undefined if no partner provides its status. */
export function partnerService(service: StreamingService): PartnerService | undefined {
  return service === 'viaplay' || service === 'tv2play' || service === 'max' ? service : undefined;
}

/** Activation page; undefined if the service needs no activation. */
export function activationPath(service: StreamingService): string | undefined {
  const partner = partnerService(service);
  return partner && customerLinks.activation(partner === 'tv2play' ? 'tv2' : partner);
}

/** Next step; services played in this app need no activation. */
export function streamingServiceStep(service: StreamingService, customer: UserInfo): ServiceStep {
  if (service !== 'skyShowtime' && service !== 'nordiskFilm') return serviceStep(service, customer);
  return {
    kind: customer.internalServicesStatus?.[service]?.inSubscription === true ? 'done' : 'notIncluded',
  };
}
