import type { ErrorReporter } from '@tv/analytics';
import {
  changeSubscription,
  getChangeSummary,
  savePaymentMethod,
  startCheckout,
  type ApiDispatch,
  type ChangeSummary,
} from '@tv/api-client';
import type { KeyValueStorage } from '@tv/browser-storage';
import { resolveAllowedUrl, parseUrl, type RuntimeConfig } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { storedReceipt, saveReceipt, receiptPath } from '../../receipt/receiptRecord.ts';
import { fetchCustomerStatus, FORCE_REFETCH, type CustomerStatus } from '../../status/fetchCustomerStatus.ts';
import { CardError, type CardFields } from '../card/cardFields.ts';
import {
  isPaymentRefused,
  isSignedOut,
  subscriptionFailure,
  type PaymentErrorCode,
} from '../outcome/paymentErrors.ts';
import { currentSubscription, hasSameTerms, intentProgress } from './intentProgress.ts';
import {
  storedIntent,
  getOrCreateIntent,
  readIntent,
  type IntentSubject,
  type PaymentIntent,
} from './paymentIntent.ts';

export interface PaymentDeps {
  /** Empty if signed out. */
  readonly userId: string;
  readonly dispatch: ApiDispatch;
  /** Session storage. */
  readonly storage: KeyValueStorage;
  readonly newId: () => string;
  /** Under a lock shared by all tabs. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  readonly redirectTo: (url: string) => void;
  readonly config: Pick<RuntimeConfig, 'allowedHosts' | 'payment'>;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly reporter: ErrorReporter;
}

/** What is paid for, and how. */
export type PaymentSubject = Omit<IntentSubject, 'userId'>;

export type PaymentOutcome =
  | { readonly kind: 'done'; readonly intent: PaymentIntent }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'pending'; readonly intent: PaymentIntent }
  /** Nothing is charged unless `mayBeCharged`: then it is unknown. */
  | { readonly kind: 'refused'; readonly code: PaymentErrorCode; readonly mayBeCharged: boolean }
  | { readonly kind: 'incomplete' }
  /** The new summary must be confirmed. */
  | { readonly kind: 'changed' }
  /** The subscription has changed. */
  | { readonly kind: 'superseded' }
  /** `mayBeCharged`: an earlier request has an unknown result. */
  | { readonly kind: 'signedOut'; readonly mayBeCharged: boolean }
  | { readonly kind: 'unknown' };

const refused = (code: PaymentErrorCode, mayBeCharged = false): PaymentOutcome => ({
  kind: 'refused',
  code,
  mayBeCharged,
});
const signedOut = (mayBeCharged: boolean): PaymentOutcome => ({ kind: 'signedOut', mayBeCharged });

function settledOutcome(kind: 'done' | 'pending', intent: PaymentIntent, deps: PaymentDeps): PaymentOutcome {
  // The receipt clears a purchase, so a reload still finds it. A method change has no receipt.
  if (kind === 'done' && intent.purpose === 'method') storedIntent.clear(deps.storage);
  return { kind, intent };
}

function discardIntent({ storage }: PaymentDeps): void {
  storedIntent.clear(storage);
  storedReceipt.clear(storage);
}

/** Clears a cancelled wallet intent. */
export function endWalletIntent(deps: PaymentDeps): void {
  if (readIntent(deps.storage, deps.userId)?.provider === 'Vipps') discardIntent(deps);
}

function supersede(deps: PaymentDeps): PaymentOutcome {
  discardIntent(deps);
  return { kind: 'superseded' };
}

/**
 * Reconciles the intent sent by this tab; `undefined` if there is none or it never started.
 * @param isLast treats an intent that has not started as never received
 */
export async function reconcile(deps: PaymentDeps, isLast = true): Promise<PaymentOutcome | undefined> {
  const intent = readIntent(deps.storage, deps.userId);
  if (intent?.isSent !== true) return undefined;
  try {
    const progress = intentProgress(intent, await fetchCustomerStatus(deps.dispatch));
    if (progress === 'done' || progress === 'pending') return settledOutcome(progress, intent, deps);
    if (!isLast) return undefined;
    if (progress === 'superseded') return supersede(deps);
    // The idempotency key would return the same finished order.
    if (intent.walletAddress !== undefined) storedIntent.clear(deps.storage);
    else storedIntent.write(deps.storage, { ...intent, isSent: false, isSentElsewhere: false });
    storedReceipt.clear(deps.storage);
    return undefined;
  } catch (error) {
    return isSignedOut(error) ? signedOut(true) : { kind: 'unknown' };
  }
}

/** @param isCharging  an unknown reason leaves the charge unknown */
function handleRefusal(error: unknown, deps: PaymentDeps, isCharging = false): PaymentOutcome {
  const { message, reason = 'SUBSCRIPTION_FAILED' } = subscriptionFailure(error);
  deps.reporter.warn(message, 'payment');
  discardIntent(deps);
  return refused(reason, isCharging && reason === 'DEFAULT');
}

function handleFailure(error: unknown, deps: PaymentDeps): PaymentOutcome {
  if (error instanceof CardError) {
    return error.code === undefined ? { kind: 'incomplete' } : refused(error.code);
  }
  if (isSignedOut(error)) return signedOut(false);
  return isPaymentRefused(error) ? handleRefusal(error, deps) : refused('SUBSCRIPTION_FAILED');
}

/** Returns whether a method change would now pay a debt that the customer was not shown. */
const hasBecomeDue = (
  { purpose }: PaymentSubject,
  { changeType }: ChangeSummary,
  status: CustomerStatus,
): boolean =>
  purpose === 'method' && changeType === 'None' && currentSubscription(status)?.state === 'PastDue';

/** Idempotent per intent. */
async function saveCard(
  subject: PaymentSubject,
  confirmedSummary: ChangeSummary,
  card: CardFields,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  const intent = getOrCreateIntent(deps.storage, { ...subject, userId: deps.userId }, deps.newId);
  let isUnanswered = false;
  try {
    if (hasBecomeDue(subject, confirmedSummary, await fetchCustomerStatus(deps.dispatch)))
      return supersede(deps);
    const nonce = await card.pay(0);
    const request = { nonce, intentId: intent.id };
    const save = () => deps.dispatch(savePaymentMethod.initiate(request)).unwrap();
    try {
      await save();
    } catch (error) {
      if (isPaymentRefused(error)) throw error;
      isUnanswered = true;
      // No response: retry with the same idempotency key.
      await save();
    }
    return settledOutcome('done', intent, deps);
  } catch (error) {
    if (isUnanswered && (isSignedOut(error) || !isPaymentRefused(error))) {
      // Keep the intent and its key. A saved card also pays what is owed.
      const mayBeCharged = confirmedSummary.toPayNow > 0;
      return isSignedOut(error) ? signedOut(mayBeCharged) : refused('DEFAULT', mayBeCharged);
    }
    storedIntent.clear(deps.storage);
    return handleFailure(error, deps);
  }
}

/** Created once; holds the amount. */
async function getOrCreateOrder(intent: PaymentIntent, { dispatch, storage }: PaymentDeps) {
  if (intent.order) return intent.order;
  const { productIds, id: intentId } = intent;
  const order = await dispatch(startCheckout.initiate({ productIds, intentId })).unwrap();
  storedIntent.write(storage, { ...intent, order });
  return order;
}

/** Returns the URL; undefined if its host is not allowed. */
export function allowedWalletUrl(
  address: string,
  { config, origin }: Pick<PaymentDeps, 'config' | 'origin'>,
): string | undefined {
  const walletHost = parseUrl(config.payment.walletLoginUrl)?.host;
  const allowedHosts = [...config.allowedHosts, ...(walletHost === undefined ? [] : [walletHost])];
  return resolveAllowedUrl(address, { allowedHosts }, origin);
}

/** Sends an intent; reconciles if there is no response. */
async function sendIntent(
  intent: PaymentIntent,
  confirmedSummary: ChangeSummary,
  nonce: string | undefined,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  const { dispatch, storage, origin, reporter } = deps;
  const { productIds, id: intentId, retentionOfferId, provider } = intent;
  const change = {
    productIds,
    intentId,
    retentionOfferId,
    braintreeNonce: provider === 'Card' ? nonce : undefined,
    vippsReturnUrl: provider === 'Vipps' ? `${origin}${customerLinks.walletReturn()}` : undefined,
  };
  for (let isRepeated = false; ; isRepeated = true) {
    storedIntent.write(storage, { ...intent, isSent: true });
    // Another tab does not know the sum.
    const receipt = { path: receiptPath(intent), userId: intent.userId };
    saveReceipt(storage, receipt, confirmedSummary);
    try {
      const { redirectUrl, amount } = await dispatch(changeSubscription.initiate(change)).unwrap();
      saveReceipt(storage, receipt, confirmedSummary, amount);
      if (redirectUrl === undefined) return settledOutcome('done', intent, deps);
      const address = allowedWalletUrl(redirectUrl, deps);
      if (address === undefined) {
        reporter.error(new Error(`Not an allowed payment URL: ${redirectUrl}`), 'payment');
        return refused('DEFAULT', true);
      }
      storedIntent.write(storage, { ...intent, isSent: true, walletAddress: address });
      deps.redirectTo(address);
      return { kind: 'redirecting' };
    } catch (error) {
      // A 401 on the retry says nothing about the lost first request.
      if (isSignedOut(error)) return signedOut(isRepeated);
      const { reason } = subscriptionFailure(error);
      // A known reason refuses this request. A conflict may be an earlier request with a lost response.
      const isCertain = reason !== undefined && reason !== 'SUBSCRIPTION_FAILED' && reason !== 'DEFAULT';
      if (isPaymentRefused(error)) {
        const found = isCertain ? undefined : await reconcile(deps);
        return found ?? handleRefusal(error, deps, true);
      }
    }
    // Never resend without reconciling.
    const found = await reconcile(deps);
    if (found) return found;
    // Never started: resend once with the same key. After that it may be in flight.
    if (isRepeated) {
      storedIntent.write(storage, { ...intent, isSent: true });
      return { kind: 'unknown' };
    }
  }
}

/** Resolves to whether the summary differs from the confirmed one; no if the request fails. */
async function hasSummaryChanged(
  { productIds }: PaymentSubject,
  confirmedSummary: ChangeSummary,
  { dispatch }: PaymentDeps,
): Promise<boolean> {
  const { data } = await dispatch(getChangeSummary.initiate(productIds, FORCE_REFETCH));
  return data !== undefined && !hasSameTerms(confirmedSummary, data);
}

/** Resolves to the outcome of an unsent intent by actions in other tabs; `undefined` if it may be sent. */
async function outcomeInOtherTab(
  intent: PaymentIntent,
  confirmedSummary: ChangeSummary,
  deps: PaymentDeps,
): Promise<PaymentOutcome | undefined> {
  const status = await fetchCustomerStatus(deps.dispatch);
  const progress = intentProgress(intent, status);
  if (progress === 'superseded' || hasBecomeDue(intent, confirmedSummary, status)) return supersede(deps);
  if (progress === 'notStarted') return undefined;
  // The other tab has the receipt.
  storedReceipt.clear(deps.storage);
  // Take over the other tab's pending payment; reconcile before sending.
  if (progress === 'pending')
    storedIntent.write(deps.storage, { ...intent, isSent: true, isSentElsewhere: true });
  return settledOutcome(progress, intent, deps);
}

/** Carries out a confirmed payment exactly once, across presses and tabs (ADR 0031). @param card if new */
export async function pay(
  subject: PaymentSubject,
  confirmedSummary: ChangeSummary,
  card: CardFields | undefined,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  if (subject.purpose === 'method' && card) return saveCard(subject, confirmedSummary, card, deps);
  const found = await reconcile(deps);
  if (found) return found;
  const intent = getOrCreateIntent(deps.storage, { ...subject, userId: deps.userId }, deps.newId);
  try {
    if (subject.purpose !== 'method' && (await hasSummaryChanged(subject, confirmedSummary, deps))) {
      // Another tab may have paid.
      const other = await outcomeInOtherTab(intent, confirmedSummary, deps);
      if (other) return other;
      // The intent's order has the old amount.
      storedIntent.clear(deps.storage);
      return { kind: 'changed' };
    }
    const order = card && (await getOrCreateOrder(intent, deps));
    if (order && order.amount > confirmedSummary.toPayNow) {
      storedIntent.clear(deps.storage);
      return { kind: 'changed' };
    }
    const nonce = card && order && (await card.pay(order.amount));
    return await deps.runExclusive(`payment-${deps.userId}`, async () => {
      // Another tab may have paid.
      const other = await outcomeInOtherTab(intent, confirmedSummary, deps);
      return other ?? sendIntent({ ...intent, ...(order ? { order } : {}) }, confirmedSummary, nonce, deps);
    });
  } catch (error) {
    // Nothing charged yet. On a conflict, wait for the other change.
    const isConflict = subscriptionFailure(error).reason === 'SUBSCRIPTION_FAILED';
    const other = isConflict
      ? await outcomeInOtherTab(intent, confirmedSummary, deps).catch(() => undefined)
      : undefined;
    return other ?? handleFailure(error, deps);
  }
}
