import type { AskedService, UserInfo } from '@tv/api-client';
import type { ProductKey } from '@tv/config';
import { links, type StreamingServiceSlug } from '@tv/routes';
import { EXTERNAL_SERVICES, serviceName } from './externalService.ts';
import { serviceStep, type ExternalService, type ServiceStep } from './serviceStep.ts';

/** A service that a subscription may hold: of others, and activated there, or one that plays with us. */
export type AnyService = ExternalService | 'skyShowtime' | 'nordiskFilm';

interface ServiceFacts {
  readonly name: string;
  /** Its public page. */
  readonly slug: StreamingServiceSlug;
  /** The products that it comes with. */
  readonly products: readonly ProductKey[];
}

const FACTS: Readonly<Record<AnyService, ServiceFacts>> = {
  viaplay: { name: serviceName('viaplay'), slug: 'viaplay', products: ['VIAPLAY_TOTAL'] },
  tv2play: {
    name: serviceName('tv2play'),
    slug: 'tv-2-play',
    products: ['MYE', 'MEST', 'TV2_PLAY_FAVORITT_ADS', 'TV2_PLAY_FAVORITT', 'TV2_PLAY_NO_ADS'],
  },
  max: {
    name: serviceName('max'),
    slug: 'max',
    products: ['MEST', 'MAX_AD_FREE', 'MAX_ULTIMATE', 'MAX_SPORT'],
  },
  nrk: { name: serviceName('nrk'), slug: 'nrk-tv', products: [] },
  skyShowtime: { name: 'SkyShowtime', slug: 'skyshowtime', products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'] },
  nordiskFilm: {
    name: 'Nordisk Film+',
    slug: 'nordisk-film-pluss',
    products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'],
  },
};

/** In the order of the page: those of others first. */
export const ALL_SERVICES: readonly AnyService[] = [...EXTERNAL_SERVICES, 'skyShowtime', 'nordiskFilm'];

export const anyServiceName = (service: AnyService): string => FACTS[service].name;

/** The products that a service comes with, by the keys of the configuration. */
export const productsWith = (service: AnyService): readonly ProductKey[] => FACTS[service].products;

/** The page where a service is told of. */
export const aboutPath = (service: AnyService): string => links.streamingService(FACTS[service].slug);

/** The service, where a partner is asked how the customer stands with it. */
export function askedService(service: AnyService): AskedService | undefined {
  return service === 'viaplay' || service === 'tv2play' || service === 'max' ? service : undefined;
}

/** What comes next; what plays with us is ready as soon as it is in the subscription. */
export function anyServiceStep(service: AnyService, customer: UserInfo): ServiceStep {
  if (service !== 'skyShowtime' && service !== 'nordiskFilm') return serviceStep(service, customer);
  return { kind: customer.internalServicesStatus?.[service]?.inSubscription === true ? 'done' : 'package' };
}
