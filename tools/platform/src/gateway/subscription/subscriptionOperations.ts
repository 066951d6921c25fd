import type { Links } from '../../content/links.ts';
import { errorResponse } from '../../contract/errorResponse.ts';
import { channels } from '../../guide/channels.ts';
import { hasRetentionOffer, retentionOffer } from '../../money/subscriptionChanges.ts';
import type { OperationRequest, Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import { products } from '../../state/products.ts';
import { monthlyPrice, toProductResponse } from './productRelations.ts';
import { packages, packageIdOf, toSettingsResponse } from './settings.ts';

/** Returns the operations that read packages, products and the subscription. */
export function subscriptionOperations(accounts: Accounts, links: Links): Operations {
  return {
    getSettings: (request) => ({
      status: 200,
      body: toSettingsResponse(productPrefixOf(request), channels, links),
    }),

    getProducts: (request) => {
      const { packageName } = request.query;
      const requestedPackage = packages.find(
        ({ suffix }) => packageName === `${productPrefixOf(request)}_${suffix}`,
      );
      if (packageName !== undefined && !requestedPackage) return { status: 200, body: [] };
      const selected = requestedPackage
        ? products.filter(({ id }) => requestedPackage.productIds.includes(id))
        : products;
      return { status: 200, body: selected.map(toProductResponse) };
    },

    getSubscription: ({ customer }) => {
      const subscription = customer && accounts.subscriptionOf(customer.userId);
      if (!subscription) return errorResponse(404, 'NOT_FOUND', 'Ikke noe abonnement');
      const { state, productIds, nextPaymentAt, isInTrialPeriod, terms } = subscription;
      return {
        status: 200,
        body: {
          id: packageIdOf(productIds),
          state,
          hasAccessToContent: accounts.hasContentAccess(customer.userId),
          nextPaymentDate: new Date(nextPaymentAt).toISOString(),
          selectedProductIds: productIds,
          monthlyPrice: monthlyPrice(terms.pendingProductIds ?? productIds),
          pendingProductIds: terms.pendingProductIds,
          ...(isInTrialPeriod && { trialProductIds: productIds }),
          ...(hasRetentionOffer(subscription) && {
            retentionOffer: {
              id: retentionOffer.id,
              discount: {
                discountType: 'Price',
                percent: retentionOffer.percent,
                durationMonths: retentionOffer.months,
              },
            },
          }),
        },
      };
    },
  };
}

/** Returns the brand from the headers, in capitals. */
function productPrefixOf({ headers }: OperationRequest): string {
  const names = Object.keys(headers).map((name) => /^x-([a-z0-9]+)-application$/.exec(name)?.[1]);
  return names.find((name) => name !== undefined)?.toUpperCase() ?? '';
}
