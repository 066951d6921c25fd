import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { toWebOrigin } from '../http/requestTarget.ts';

/** Hosts of the card form. Card data never reaches our servers. */
export interface CardFormHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly connect: readonly string[];
}

const none: CardFormHosts = { scripts: [], frames: [], images: [], connect: [] };

/** 3-D Secure, as named by Braintree. */
const CARDINAL = 'https://*.cardinalcommerce.com';

/** Returns the hosts in Braintree's guide to content security policies; the sandbox's outside production. */
function braintree(isProduction: boolean): CardFormHosts {
  const sandbox = isProduction ? '' : 'sandbox.';
  return {
    scripts: ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com', CARDINAL],
    frames: ['https://assets.braintreegateway.com', CARDINAL],
    images: ['https://assets.braintreegateway.com'],
    connect: [
      `https://api.${sandbox}braintreegateway.com`,
      `https://client-analytics.${sandbox}braintreegateway.com`,
      'https://*.braintree-api.com',
      CARDINAL,
      // Telemetry that Braintree's configuration cannot disable.
      'https://www.paypal.com',
    ],
  };
}

/** Returns the hosts of the configured card form; none without `payment`. */
export function getCardFormHosts({ runtimeConfig: { payment, environment } }: BrandConfig): CardFormHosts {
  if (payment === undefined) return none;
  if (payment.cardForm !== 'local') return braintree(environment === 'prod');
  const frame = toWebOrigin(payment.cardFrameUrl ?? '');
  return frame === undefined ? none : { ...none, frames: [frame] };
}
