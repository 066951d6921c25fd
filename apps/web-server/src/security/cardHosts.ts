import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { webOrigin } from './webOrigin.ts';

/** What a page may reach so that a card can be typed in: nothing of it ever comes to us. */
export interface CardHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  readonly called: readonly string[];
}

const none: CardHosts = { scripts: [], frames: [], pictures: [], called: [] };

/** Cardinal, who asks the customer in 3-D Secure, on the hosts that Braintree names for it. */
const CARDINAL = 'https://*.cardinalcommerce.com';

/** As Braintree's own guide to content security policies has it; outside production it is their sandbox. */
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
      // Where its library tells how it fares, whatever the gateway's configuration says.
      'https://www.paypal.com',
    ],
  };
}

/** The hosts of the card form that the runtime configuration chooses; a brand without `payment` there takes no cards. */
export function cardHosts({ runtimeConfig: { payment, environment } }: BrandConfig): CardHosts {
  if (payment === undefined) return none;
  if (payment.cardForm !== 'local') return braintree(environment === 'prod');
  const frame = webOrigin(payment.cardFrameUrl ?? '');
  return frame === undefined ? none : { ...none, frames: [frame] };
}
