import type { PlatformClock } from '../../clock.ts';
import { errorResponse, noneResponse } from '../../contract/errorResponse.ts';
import { drawInvoice } from '../../invoice/drawInvoice.ts';
import type { Money } from '../../money/money.ts';
import { changeInProgress } from '../../money/refusal.ts';
import { cardBrand, maskCardNumber } from '../../money/testCards.ts';
import type { Customer, OperationRequest, Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import type { Subscription } from '../../state/subscriptions.ts';
import { invoiceIdOf, productNames, toTransactionResponse, transactionsOf } from './transactions.ts';

/** Returns the operations that read payment methods, transactions and wallet payments. */
export function paymentOperations(accounts: Accounts, clock: PlatformClock, money: Money): Operations {
  const subscriptionOf = (userId: string | undefined): Subscription | undefined =>
    userId === undefined ? undefined : accounts.subscriptionOf(userId);
  const paymentsOf = ({ userId }: Customer) =>
    transactionsOf(userId, subscriptionOf(userId), money.ledger, clock.now());
  return {
    getBillingProvider: ({ customer }) => ({
      status: 200,
      body: { provider: subscriptionOf(customer?.userId)?.billingProvider ?? 'None' },
    }),

    getPaymentMethod: ({ customer }) => {
      const method = subscriptionOf(customer?.userId)?.terms.method;
      if (!method) return noneResponse;
      return {
        status: 200,
        body:
          method.type === 'Card'
            ? {
                type: 'Card',
                cardBrand: cardBrand(method.number),
                maskedNumber: maskCardNumber(method.number),
                expiry: method.expiry,
              }
            : { type: 'Vipps', maskedNumber: `+47 *** ** ${method.phoneNumber.slice(-3)}` },
      };
    },

    getTransactions: ({ customer }) =>
      customer ? { status: 200, body: paymentsOf(customer).map(toTransactionResponse) } : noneResponse,

    getInvoice: async ({ customer, params, headers }) => {
      const account = customer && accounts.byId(customer.userId);
      const paid = customer && paymentsOf(customer).find((one) => invoiceIdOf(one) === params['id']);
      if (!account || !paid) return errorResponse(404, 'NOT_FOUND', 'Fakturaen finnes ikke');
      const pdf = await drawInvoice({
        id: params['id'] ?? '',
        at: paid.at,
        amount: paid.amount,
        products: productNames(paid.productIds),
        paidBy: paid.provider === 'Card' ? 'Kort' : 'Vipps',
        customer: { name: `${account.firstName} ${account.lastName}`, email: account.email },
        seller: brandOf(headers),
      });
      return { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdf };
    },

    getPaymentClientToken: ({ customer }) => ({
      status: 200,
      body: { clientToken: money.vault.issueClientToken(customer?.userId ?? '') },
    }),

    getWalletAgreement: ({ customer }) => {
      const method = subscriptionOf(customer?.userId)?.terms.method;
      const isWaiting = customer && money.wallet.statusOf(customer.userId) === 'pending';
      if (method?.type !== 'Vipps') {
        return isWaiting
          ? { status: 200, body: { agreementId: `agr-${customer.userId}`, status: 'Pending' } }
          : noneResponse;
      }
      const { phoneNumber } = method;
      return {
        status: 200,
        body: { agreementId: `agr-${customer?.userId ?? ''}`, status: 'Active', phoneNumber },
      };
    },

    pollWalletPayment: ({ customer }) => {
      const paymentStatus = customer && money.wallet.statusOf(customer.userId);
      return paymentStatus === undefined ? noneResponse : { status: 200, body: { paymentStatus } };
    },

    cancelWalletPayment: ({ customer }) => {
      const status = customer && money.wallet.cancelLast(customer.userId);
      if (status === undefined) return noneResponse;
      return status === 'completed'
        ? changeInProgress('Betalingen er godkjent').toResponse()
        : { status: 204 };
    },

    getPaymentCancelled: ({ customer }) => ({
      status: 200,
      body: { isDeleted: customer !== undefined && money.wallet.isDeleted(customer.userId) },
    }),
  };
}

/** Reads the `x-*-application` header. */
function brandOf(headers: OperationRequest['headers']): string {
  const name = Object.keys(headers).flatMap((header) => /^x-(.+)-application$/.exec(header)?.[1] ?? [])[0];
  return name === undefined ? '' : name.charAt(0).toUpperCase() + name.slice(1);
}
