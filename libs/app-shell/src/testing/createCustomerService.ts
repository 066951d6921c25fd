import type { components } from '@tv/api-client/contract/types';
import { customerFixture } from '@tv/api-client/fixtures';
import type { ResponseTable } from '@tv/test-world';
import { createPinResponses } from './pinResponses.ts';

type Wire = components['schemas'];

export interface StoredSubscription {
  state?: string;
  selectedProductIds: string[];
  [field: string]: unknown;
}

/**
 * Sign-up, purchase and payment with a state, over the shapes of the contract. It records charges. Decision 0051
 * says why it exists beside the local platform.
 */
export interface CustomerService {
  readonly responses: ResponseTable;
  /** Idempotency keys of the charges, oldest first. */
  readonly charges: readonly string[];
  subscription: StoredSubscription | undefined;
  provider: Wire['BillingProvider'];
  /** Payment status of the wallet. */
  wallet: string | undefined;
}

const PRODUCTS: readonly Wire['Product'][] = [
  { id: 'litt', name: 'Litt', price: 249, baseProduct: true, relations: [] },
  { id: 'mye', name: 'Mye', price: 449, baseProduct: true, relations: [] },
  { id: 'max', name: 'Max', price: 119, baseProduct: false, relations: [] },
];

const fixture = customerFixture('Active');

const price = (ids: readonly string[]): number =>
  PRODUCTS.filter(({ id }) => ids.includes(id)).reduce((total, { price: one }) => total + one, 0);

/** Creates a refused payment with a wire error code. */
export function createPaymentRefusal(code: string, status = 402): () => Response {
  return () => Response.json([{ ErrorCode: code, ErrorMessage: code }], { status });
}

/** @param subscription an existing subscription */
export function createCustomerService(subscription?: StoredSubscription): CustomerService {
  const charges: string[] = [];
  const done = new Map<string, unknown>();
  let beforeWallet = subscription;
  const service: CustomerService = {
    charges,
    subscription,
    provider: 'None',
    wallet: undefined,
    responses: {},
  };
  const own = () =>
    service.subscription && {
      ...fixture.subscribedPackage,
      hasAccessToContent: undefined,
      nextPaymentDate: '2026-12-22T00:00:00Z',
      monthlyPrice: price(service.subscription.selectedProductIds),
      ...service.subscription,
    };
  const isBought = () =>
    service.subscription?.state === 'Active' || service.subscription?.state === 'PendingCancellation';
  /** Returns the price difference in NOK per month. */
  const moreFor = (ids: readonly string[]) =>
    price(ids) - (isBought() ? price(service.subscription?.selectedProductIds ?? []) : 0);
  const idsOf = (request: Request) => new URL(request.url).searchParams.getAll('productIds');
  const responses: ResponseTable = {
    ...createPinResponses(null),
    'GET /gateway/products': PRODUCTS,
    'GET /gateway/customer': () =>
      Response.json({
        ...fixture,
        personalia: { ...fixture.personalia, email: 'Kari@kunde.test' },
        // Other tests are about the streaming services.
        externalServicesStatus: undefined,
        internalServicesStatus: undefined,
        subscribedPackage: own(),
        isInTrialPeriod: service.subscription?.['trialProductIds'] !== undefined,
        ...(service.subscription?.['pendingProductIds'] === undefined
          ? {}
          : { pendingDowngradeToPackageId: 'pakke-mini' }),
        billingProvider: service.provider,
      }),
    'GET /gateway/customer/subscription': () =>
      service.subscription ? Response.json(own()) : new Response(null, { status: 404 }),
    'GET /gateway/customer/payment': () =>
      service.provider === 'None'
        ? new Response(null, { status: 404 })
        : Response.json({
            type: service.provider,
            maskedNumber: '**** 1111',
            expiry: '12/2028',
          } satisfies Wire['PaymentMethod']),
    'GET /gateway/customer/billingProvider': () => Response.json({ provider: service.provider }),
    'GET /gateway/customer/paymentCancelled': { isDeleted: false },
    'GET /gateway/contentprovider/:service': () => new Response(null, { status: 404 }),
    'GET /gateway/payment/clienttoken': { clientToken: 'client-token' },
    'GET /gateway/customer/subscription/change/summary': (request: Request) => {
      const ids = idsOf(request);
      const more = moreFor(ids);
      return Response.json({
        toPayNow: Math.max(0, more),
        monthlyPrice: price(ids),
        nextPaymentDate: '2026-12-22T00:00:00Z',
        lines: PRODUCTS.filter(({ id }) => ids.includes(id)).map(({ id, name, price: one }) => ({
          kind: 'Product',
          productId: id,
          name,
          price: one,
        })),
        changeType: isBought() ? (more > 0 ? 'Upgrade' : more < 0 ? 'Downgrade' : 'None') : 'New',
      } satisfies Wire['ChangeSummary']);
    },
    'POST /gateway/checkout': async (request: Request) => {
      const { productIds } = (await request.json()) as { productIds: string[] };
      return Response.json({ orderId: 'order-1', amount: Math.max(0, moreFor(productIds)) });
    },
    'POST /gateway/payment': () => {
      service.provider = 'Card';
      return new Response(null, { status: 204 });
    },
    'POST /gateway/customer/subscription/change': async (request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      if (done.has(key)) return Response.json(done.get(key));
      const { vippsReturnUrl, retentionOfferId } = (await request.json()) as Wire['SubscriptionChange'];
      charges.push(key);
      const isWallet = vippsReturnUrl !== undefined;
      if (isWallet) beforeWallet = service.subscription;
      const state = isWallet ? 'PaymentInProgress' : 'Active';
      service.subscription = {
        ...service.subscription,
        state,
        selectedProductIds: idsOf(request),
        pendingProductIds: undefined,
        ...(retentionOfferId === undefined ? {} : { retentionOffer: undefined }),
      };
      service.provider = isWallet ? 'Vipps' : 'Card';
      service.wallet = isWallet ? 'pending' : undefined;
      const answer: Wire['SubscriptionChangeResult'] = isWallet
        ? { redirectUrl: 'https://wallet.test/orders/1' }
        : {};
      done.set(key, answer);
      return Response.json(answer);
    },
    'POST /gateway/subscription/stopRenewal': async (request: Request) => {
      const { productIds } = (await request.json()) as Wire['StopRenewal'];
      const before = service.subscription ?? { selectedProductIds: [] };
      const left = before.selectedProductIds.filter((id) => productIds?.includes(id) === false);
      service.subscription =
        left.length > 0
          ? { ...before, pendingProductIds: left }
          : { ...before, state: before.state === 'PastDue' ? 'Canceled' : 'PendingCancellation' };
      return new Response(null, { status: 204 });
    },
    'POST /gateway/billingprovider/vipps/poll': () =>
      service.wallet === undefined
        ? new Response(null, { status: 404 })
        : Response.json({ paymentStatus: service.wallet }),
    'POST /gateway/billingprovider/vipps/cancel': () => {
      if (service.wallet === undefined) return new Response(null, { status: 404 });
      if (service.wallet === 'completed') return createPaymentRefusal('SUBSCRIPTION_FAILED', 409)();
      if (service.wallet === 'pending') {
        charges.pop();
        service.wallet = 'cancelled';
        service.subscription = beforeWallet;
      }
      return new Response(null, { status: 204 });
    },
    'POST /gateway/customer/register': { otac: 'k3f9c2' },
    'POST /gateway/customer/emailRegister/vipps': { oneTimeCode: 'w7x1' },
  };
  return Object.assign(service, { responses });
}
