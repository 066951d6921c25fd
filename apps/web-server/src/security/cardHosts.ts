import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { webOrigin } from './webOrigin.ts';

/** Hosts for the card form; card data never reaches us. */
export interface CardHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  readonly called: readonly string[];
}

const none: CardHosts = { scripts: [], frames: [], pictures: [], called: [] };

/** 3-D Secure, as named by Braintree. */
const CARDINAL = 'https://*.cardinalcommerce.com';

/** From Braintree's guide to content security policies. Uses the sandbox outside production. */
function braintree(isProduction: boolean): CardHosts {
  const sandbox = isProduction ? '' : 'sandbox.';
  return {
    scripts: ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com', CARDINAL],
    frames: ['https://assets.braintreegateway.com', CARDINAL],
    pictures: ['https://assets.braintreegateway.com'],
    called: [
      `https://api.${sandbox}braintreegateway.com`,
      `https://client-analytics.${sandbox}braintreegateway.com`,
      'https://*.braintree-api.com',
      CARDINAL,
      // Telemetry that Braintree's configuration cannot disable.
      'https://www.paypal.com',
    ],
  };
}

/** Hosts of the configured card form; none without `payment`. */
export function cardHosts({ runtimeConfig: { payment, environment } }: BrandConfig): CardHosts {
  if (payment === undefined) return none;
  if (payment.cardForm !== 'local') return braintree(environment === 'prod');
  const frame = webOrigin(payment.cardFrameUrl ?? '');
  return frame === undefined ? none : { ...none, frames: [frame] };
}
