import { errorResponse } from '../../contract/errorResponse.ts';
import { toChangeSummary } from '../../money/changeSummary.ts';
import type { Money } from '../../money/money.ts';
import { isSameProducts } from '../../money/productChoice.ts';
import { nothingToPay, Refusal } from '../../money/refusal.ts';
import { cardOf } from '../../money/testCards.ts';
import type { OperationRequest, OperationResponse, Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import type { PaymentMethod } from '../../state/subscriptions.ts';

interface ChangeBody {
  readonly braintreeNonce?: string;
  readonly vippsReturnUrl?: string;
  readonly retentionOfferId?: string;
}

interface Order {
  readonly orderId: string;
  /** NOK. */
  readonly amount: number;
}

const renewableStates: readonly string[] = ['Active', 'FreeAccess', 'PastDue'];

/** Returns the operations that change, pay for or stop a subscription. */
export function changeOperations(accounts: Accounts, money: Money): Operations {
  return {
    getChangeSummary: ({ customer, query }) =>
      respondToRefusal(() => {
        const userId = customer?.userId ?? '';
        const plan = money.changes.plan(userId, productIdsOf(query));
        return { status: 200, body: toChangeSummary(plan) };
      }),

    startCheckout: (request) => {
      const { productIds } = request.body as { productIds: readonly string[] };
      return runOnce(request, 'startCheckout', [...productIds].sort(), ({ userId, key }) => {
        const { toPayNow } = money.changes.plan(userId, productIds);
        const order: Order = { orderId: `o-${key}`, amount: toPayNow };
        return { status: 200, body: order };
      });
    },

    changeSubscription: (request) => {
      const productIds = productIdsOf(request.query);
      const { braintreeNonce, vippsReturnUrl, retentionOfferId } = request.body as ChangeBody;
      return runOnce(request, 'changeSubscription', [...productIds].sort(), async ({ userId, key }) => {
        const change = { userId, key, productIds, retentionOfferId };
        if (vippsReturnUrl !== undefined) {
          return { status: 200, body: money.wallet.start(change, vippsReturnUrl) };
        }
        // Refuses before using up the nonce.
        money.changes.plan(userId, productIds);
        const method = braintreeNonce === undefined ? undefined : securedCard(braintreeNonce, userId);
        const order = money.storedResponseOf({ userId, key, operationId: 'startCheckout' }) as
          Order | undefined;
        const { toPayNow } = await money.changes.carryOut({ ...change, method, maxAmount: order?.amount });
        return { status: 200, body: { amount: toPayNow } };
      });
    },

    savePaymentMethod: (request) => {
      const { Nonce: nonce } = request.body as { Nonce: string };
      return runOnce(request, 'savePaymentMethod', null, async ({ userId, key }) => {
        const subscription = accounts.subscriptionOf(userId);
        if (!subscription || subscription.billingProvider === 'None') {
          throw nothingToPay();
        }
        const { number, expiry } = money.vault.redeemNonce(nonce, userId);
        const method = { type: 'Card', number, expiry } as const;
        const { method: present } = subscription.terms;
        const isForeign = nonce.startsWith('tokencc_');
        if (!isForeign && present?.type === 'Card' && present.number === number) {
          throw new Refusal(409, 'CARD_ALREADY_REGISTERED', 'Kortet er allerede registrert');
        }
        money.charger.checkMethod(method, userId);
        if (subscription.state === 'PastDue') {
          await money.changes.carryOut({ userId, key, productIds: subscription.productIds, method });
        } else {
          const terms = { ...subscription.terms, method };
          money.changes.save(userId, { ...subscription, billingProvider: 'Card', terms });
        }
        return { status: 204 };
      });
    },

    stopRenewal: ({ customer, body }) => {
      const userId = customer?.userId ?? '';
      const subscription = accounts.subscriptionOf(userId);
      const { productIds = [] } = (body ?? {}) as { productIds?: readonly string[] };
      if (subscription?.state === 'PendingCancellation' && productIds.length === 0) return { status: 204 };
      if (!subscription || !renewableStates.includes(subscription.state)) {
        return errorResponse(400, 'NOT_RENEWED', 'Det er ikke noe abonnement som fornyes');
      }
      const inTrial = subscription.isInTrialPeriod ? subscription.productIds : [];
      if (!productIds.every((id) => inTrial.includes(id))) {
        return errorResponse(400, 'NOT_IN_TRIAL', 'Produktene er ikke i prøveperioden');
      }
      const isAll = productIds.length === 0 || isSameProducts(productIds, subscription.productIds);
      const isBaseStopped = productIds.includes(subscription.productIds[0] ?? '');
      if (isAll || isBaseStopped) {
        const terms = { ...subscription.terms, pendingProductIds: undefined };
        // An unpaid period gives no access.
        const state = subscription.state === 'PastDue' ? 'Canceled' : 'PendingCancellation';
        money.changes.save(userId, { ...subscription, state, terms });
      } else {
        const pendingProductIds = subscription.productIds.filter((id) => !productIds.includes(id));
        money.changes.save(userId, { ...subscription, terms: { ...subscription.terms, pendingProductIds } });
      }
      return { status: 204 };
    },
  };

  /** Redeems a nonce; throws unless 3-D Secure has passed. */
  function securedCard(nonce: string, userId: string): PaymentMethod {
    const { number, expiry, isVerified } = money.vault.redeemNonce(nonce, userId);
    if (!isVerified) {
      const code =
        cardOf(number).secure === 'impossible'
          ? 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE'
          : 'CARD_3DSECURE_FAILED';
      throw new Refusal(400, code, '3-D Secure ble ikke fullført');
    }
    return { type: 'Card', number, expiry };
  }

  function runOnce(
    { customer, headers, body }: OperationRequest,
    operationId: string,
    subject: unknown,
    act: (intent: { userId: string; key: string }) => OperationResponse | Promise<OperationResponse>,
  ): Promise<OperationResponse> {
    const intent = { userId: customer?.userId ?? '', key: headers['idempotency-key'] ?? '' };
    return money.runOnce({ ...intent, operationId, subject, request: body }, () => act(intent));
  }
}

function respondToRefusal(act: () => OperationResponse): OperationResponse {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

const productIdsOf = ({ productIds }: OperationRequest['query']): readonly string[] =>
  productIds === undefined ? [] : [productIds].flat();
