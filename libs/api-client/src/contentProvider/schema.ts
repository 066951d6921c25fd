import * as v from 'valibot';
import { externalServiceStatus, serviceStatusCode } from '../customer/externalServices.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { nullableParserOf, type ParseContext } from '../parse/parserOf.ts';

/** The customer's status at an external service (EXT-06). */
export type ExternalServiceStatus = v.InferOutput<ReturnType<typeof externalServiceStatus>>;

/** Unknown to the partner: not connected and not in the subscription (EXT-12). */
const DEFAULT_STATUS: ExternalServiceStatus = { statusCode: 'NeedsConnection', inSubscription: false };

export function parseExternalServiceStatus(body: unknown, context: ParseContext): ExternalServiceStatus {
  return context.status === 404 ? DEFAULT_STATUS : v.parse(externalServiceStatus(context), body);
}

const urlAnswer = contractObject('UrlAnswer', { url: v.pipe(v.string(), v.nonEmpty()) });

/** Parses the URL of the partner's next step (EXT-14, EXT-17). */
export const parseUrlAnswer = (body: unknown): string => v.parse(urlAnswer, body).url;

export type Tv2Provisioning =
  { readonly kind: 'url'; readonly url: string } | { readonly kind: 'conflict' | 'notFound' };

export function parseTv2Provisioning(body: unknown, { status }: ParseContext): Tv2Provisioning {
  if (status === 409) return { kind: 'conflict' };
  if (status === 404) return { kind: 'notFound' };
  return { kind: 'url', url: parseUrlAnswer(body) };
}

/** The user at TV 2; `null` if there is none (404). */
export const parseTv2User = nullableParserOf(() =>
  contractObject('Tv2User', {
    userId: v.optional(v.string()),
    email: v.optional(v.string()),
    statusCode: serviceStatusCode,
  }),
);

const KNOWN_SERVICES = ['viaplay', 'tv2play', 'max', 'hboMax', 'nrk'];
const withServices = v.object({ externalServicesStatus: v.record(v.string(), v.unknown()) });
const included = v.object({ inSubscription: v.literal(true) });

export function parseOtherServices(body: unknown): readonly string[] {
  if (!v.is(withServices, body)) return [];
  return Object.entries(body.externalServicesStatus)
    .filter(([id, status]) => !KNOWN_SERVICES.includes(id) && v.is(included, status))
    .map(([id]) => id);
}
