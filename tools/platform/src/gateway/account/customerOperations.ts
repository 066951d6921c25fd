import { createHash } from 'node:crypto';
import type { Addresses } from '@tv/run';
import { errorResponse } from '../../contract/errorResponse.ts';
import type { ServiceLinks } from '../../partner/serviceLinks.ts';
import type { Customer, OperationResponse, Operations } from '../../platformContext.ts';
import type { Account, Accounts, Consents } from '../../state/accounts.ts';
import { externalServices } from '../../state/demoAccounts.ts';
import { toServiceStatusResponse } from '../subscription/serviceStatus.ts';
import { packageIdOf } from '../subscription/settings.ts';

/** Returns the operations that read the customer and save consents. */
export function customerOperations(
  accounts: Accounts,
  links: ServiceLinks,
  addresses: Addresses,
): Operations {
  return {
    getCustomer: ({ customer }) =>
      forAccount(customer, (account) => ({ status: 200, body: userInfo(account) })),

    getAccount: ({ customer }) =>
      forAccount(customer, (account) => ({
        status: 200,
        body: { personalia: personalia(account), consents: account.consents },
      })),

    saveConsents: ({ customer, body }) => {
      const { consents } = body as { consents: Consents };
      if (customer) accounts.setConsents(customer.userId, consents);
      return { status: 204 };
    },
  };

  function forAccount(
    customer: Customer | undefined,
    answer: (account: Account) => OperationResponse,
  ): OperationResponse {
    const account = customer && accounts.byId(customer.userId);
    return account ? answer(account) : errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
  }

  function userInfo(account: Account): unknown {
    const { userId, email, phoneNumber } = account;
    const subscription = accounts.subscriptionOf(userId);
    const entitlements = accounts.entitlementsOf(userId);
    return {
      userId,
      personalia: personalia(account),
      analytics: {
        emailSha256: hash('sha256', email.toLowerCase()),
        emailMd5: hash('md5', email.toLowerCase()),
        phoneSha256: hash('sha256', phoneNumber),
      },
      ...(subscription && {
        subscribedPackage: {
          id: packageIdOf(subscription.productIds),
          state: subscription.state,
          hasAccessToContent: accounts.hasContentAccess(userId),
          nextPaymentDate: new Date(subscription.nextPaymentAt).toISOString(),
          selectedProductIds: subscription.productIds,
        },
        isInTrialPeriod: subscription.isInTrialPeriod,
        ...(subscription.terms.pendingProductIds && {
          pendingDowngradeToPackageId: packageIdOf(subscription.terms.pendingProductIds),
        }),
        externalServicesStatus: {
          ...Object.fromEntries(
            externalServices.map((service) => [
              service,
              toServiceStatusResponse(links, addresses, userId, service),
            ]),
          ),
          nrk: { statusCode: 'Completed', inSubscription: true },
        },
        billingProvider: subscription.billingProvider,
      }),
      isNewCustomer: subscription?.terms.hasBought !== true,
      internalServicesStatus: {
        skyShowtime: { inSubscription: entitlements.includes('SKYSHOWTIME') },
        nordiskFilm: { inSubscription: entitlements.includes('NORDISK_FILM') },
      },
    };
  }
}

function personalia({ firstName, lastName, email, phoneNumber, createdAt }: Account): unknown {
  return { firstName, lastName, email, phoneNumber, createdDate: new Date(createdAt).toISOString() };
}

function hash(algorithm: 'sha256' | 'md5', text: string): string {
  return createHash(algorithm).update(text).digest('hex');
}
