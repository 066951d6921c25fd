import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';
import {
  changeSubscription,
  getChangeSummary,
  getCustomer,
  getSubscription,
  savePaymentMethod,
  startCheckout,
} from '@tv/api-client';
import type { ChangeSummary, StoreExtra } from '@tv/api-client';
import { allowedAddress, parseUrl, type KeyValueStorage, type RuntimeConfig } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { forgetReceipt, noteReceipt, receiptPath } from '../receipt/receiptRecord.ts';
import { CardError, type CardFields } from './card/cardForm.ts';
import { intentProgress, type Standing } from './outcome.ts';
import { isRefused, isSignedOut, subscriptionFailure, type PaymentErrorCode } from './paymentErrors.ts';
import {
  endIntent,
  joinIntent,
  readIntent,
  storeIntent,
  type IntentSubject,
  type PaymentIntent,
} from './paymentIntent.ts';
import { sameTerms } from './sameTerms.ts';

export type PaymentDispatch = ThunkDispatch<unknown, StoreExtra, UnknownAction>;

export interface PaymentDeps {
  readonly dispatch: PaymentDispatch;
  /** Session storage. */
  readonly storage: KeyValueStorage;
  readonly newId: () => string;
  /** Under a lock shared by all tabs. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  readonly leaveFor: (url: string) => void;
  readonly config: Pick<RuntimeConfig, 'allowedHosts' | 'payment'>;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly reporter: ErrorReporter;
}

export type PaymentOutcome =
  | { readonly kind: 'done'; readonly intent: PaymentIntent }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'underWay'; readonly intent: PaymentIntent }
  /** Nothing is charged unless `mayBeCharged`: then it is unknown. */
  | { readonly kind: 'refused'; readonly code: PaymentErrorCode; readonly mayBeCharged: boolean }
  | { readonly kind: 'incomplete' }
  /** The new summary must be confirmed. */
  | { readonly kind: 'changed' }
  /** Superseded: the subscription has changed. */
  | { readonly kind: 'overtaken' }
  /** `mayBeCharged`: an earlier request has an unknown result. */
  | { readonly kind: 'signedOut'; readonly mayBeCharged: boolean }
  | { readonly kind: 'unknown' };

const refused = (code: PaymentErrorCode, mayBeCharged = false): PaymentOutcome => ({
  kind: 'refused',
  code,
  mayBeCharged,
});
const signedOut = (mayBeCharged: boolean): PaymentOutcome => ({ kind: 'signedOut', mayBeCharged });

async function look({ dispatch }: PaymentDeps): Promise<Standing> {
  const anew = { forceRefetch: true, subscribe: false } as const;
  const [subscription, customer] = await Promise.all([
    dispatch(getSubscription.initiate(undefined, anew)).unwrap(),
    dispatch(getCustomer.initiate(undefined, anew)).unwrap(),
  ]);
  return { subscription, customer };
}

function settled(progress: 'done' | 'underWay', intent: PaymentIntent, deps: PaymentDeps): PaymentOutcome {
  // A purchase is cleared by its receipt, so that a reload still finds it. A method change has none.
  if (progress === 'done' && intent.purpose === 'method') endIntent(deps.storage);
  return { kind: progress, intent };
}

function drop({ storage }: PaymentDeps): void {
  endIntent(storage);
  forgetReceipt(storage);
}

/** Clears a cancelled wallet intent. */
export function endWalletIntent(userId: string, deps: PaymentDeps): void {
  if (readIntent(deps.storage, userId)?.provider === 'Vipps') drop(deps);
}

function overtaken(deps: PaymentDeps): PaymentOutcome {
  drop(deps);
  return { kind: 'overtaken' };
}

/**
 * Reconciles the intent sent by this tab; `undefined` if there is none or it never started.
 * @param isLast an intent that has not started counts as never started
 */
export async function lookUp(
  userId: string,
  deps: PaymentDeps,
  isLast = true,
): Promise<PaymentOutcome | undefined> {
  const intent = readIntent(deps.storage, userId);
  if (intent?.isSent !== true) return undefined;
  try {
    const progress = intentProgress(intent, await look(deps));
    if (progress === 'done' || progress === 'underWay') return settled(progress, intent, deps);
    if (!isLast) return undefined;
    if (progress === 'overtaken') return overtaken(deps);
    // The idempotency key would return the same finished order.
    if (intent.walletAddress !== undefined) drop(deps);
    else {
      storeIntent(deps.storage, { ...intent, isSent: false, isSentElsewhere: false });
      forgetReceipt(deps.storage);
    }
    return undefined;
  } catch (error) {
    return isSignedOut(error) ? signedOut(true) : { kind: 'unknown' };
  }
}

/** @param isCharging  an unknown reason leaves the charge unknown */
function afterRefusal(error: unknown, deps: PaymentDeps, isCharging = false): PaymentOutcome {
  const { message, reason = 'SUBSCRIPTION_FAILED' } = subscriptionFailure(error);
  deps.reporter.warn(message, 'payment');
  drop(deps);
  return refused(reason, isCharging && reason === 'DEFAULT');
}

function afterFailure(error: unknown, deps: PaymentDeps): PaymentOutcome {
  if (error instanceof CardError) {
    return error.code === undefined ? { kind: 'incomplete' } : refused(error.code);
  }
  if (isSignedOut(error)) return signedOut(false);
  return isRefused(error) ? afterRefusal(error, deps) : refused('SUBSCRIPTION_FAILED');
}

/** Whether a method change would now pay a debt that the customer was not shown. */
function isOwedByNow(
  { purpose }: IntentSubject,
  { changeType }: ChangeSummary,
  { customer, subscription }: Standing,
): boolean {
  const { state } = subscription ?? customer.subscribedPackage ?? {};
  return purpose === 'method' && changeType === 'None' && state === 'PastDue';
}

/** Idempotent per intent. */
async function saveCard(
  subject: IntentSubject,
  seen: ChangeSummary,
  card: CardFields,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  const intent = joinIntent(deps.storage, subject, deps.newId);
  let isUnanswered = false;
  try {
    if (isOwedByNow(subject, seen, await look(deps))) return overtaken(deps);
    const nonce = await card.pay(0);
    const request = { nonce, intentId: intent.id };
    const save = () => deps.dispatch(savePaymentMethod.initiate(request)).unwrap();
    try {
      await save();
    } catch (error) {
      if (isRefused(error)) throw error;
      isUnanswered = true;
      // No response: retry with the same idempotency key.
      await save();
    }
    return settled('done', intent, deps);
  } catch (error) {
    if (isUnanswered && (isSignedOut(error) || !isRefused(error))) {
      // Keep the intent and its key. A saved card also pays what is owed.
      const mayBeCharged = seen.toPayNow > 0;
      return isSignedOut(error) ? signedOut(mayBeCharged) : refused('DEFAULT', mayBeCharged);
    }
    endIntent(deps.storage);
    return afterFailure(error, deps);
  }
}

/** Created once; holds the amount. */
async function orderOf(intent: PaymentIntent, { dispatch, storage }: PaymentDeps) {
  if (intent.order) return intent.order;
  const { productIds, id: intentId } = intent;
  const order = await dispatch(startCheckout.initiate({ productIds, intentId })).unwrap();
  storeIntent(storage, { ...intent, order });
  return order;
}

/** undefined if the host is not allowed. */
export function walletAddressOf(
  address: string,
  { config, origin }: Pick<PaymentDeps, 'config' | 'origin'>,
): string | undefined {
  const walletHost = parseUrl(config.payment.walletLoginUrl)?.host;
  const allowedHosts = [...config.allowedHosts, ...(walletHost === undefined ? [] : [walletHost])];
  return allowedAddress(address, { allowedHosts }, origin);
}

/** Sends an intent; reconciles if there is no response. */
async function send(
  intent: PaymentIntent,
  seen: ChangeSummary,
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
    storeIntent(storage, { ...intent, isSent: true });
    // Another tab does not know the sum.
    const receipt = { path: receiptPath(intent), userId: intent.userId };
    noteReceipt(storage, receipt, seen);
    try {
      const { redirectUrl, amount } = await dispatch(changeSubscription.initiate(change)).unwrap();
      noteReceipt(storage, receipt, seen, amount);
      if (redirectUrl === undefined) return settled('done', intent, deps);
      const address = walletAddressOf(redirectUrl, deps);
      if (address === undefined) {
        reporter.error(new Error(`Not an address to pay at: ${redirectUrl}`), 'payment');
        return refused('DEFAULT', true);
      }
      storeIntent(storage, { ...intent, isSent: true, walletAddress: address });
      deps.leaveFor(address);
      return { kind: 'leaving' };
    } catch (error) {
      // A 401 on the retry says nothing about the lost first request.
      if (isSignedOut(error)) return signedOut(isRepeated);
      const { reason } = subscriptionFailure(error);
      // A known reason refuses this request. A conflict may be an earlier request with a lost response.
      const isCertain = reason !== undefined && reason !== 'SUBSCRIPTION_FAILED' && reason !== 'DEFAULT';
      if (isRefused(error)) {
        const found = isCertain ? undefined : await lookUp(intent.userId, deps);
        return found ?? afterRefusal(error, deps, true);
      }
    }
    // Never resend without reconciling.
    const found = await lookUp(intent.userId, deps);
    if (found) return found;
    // Never started: resend once with the same key. After that it may be in flight.
    if (isRepeated) {
      storeIntent(storage, { ...intent, isSent: true });
      return { kind: 'unknown' };
    }
  }
}

/** Whether the summary differs from the confirmed one; no if the request fails. */
async function isChanged(
  { productIds }: IntentSubject,
  seen: ChangeSummary,
  { dispatch }: PaymentDeps,
): Promise<boolean> {
  const anew = { forceRefetch: true, subscribe: false } as const;
  const { data } = await dispatch(getChangeSummary.initiate(productIds, anew));
  return data !== undefined && !sameTerms(seen, data);
}

/** Outcome of an unsent intent by actions in other tabs; `undefined` if it may be sent. */
async function doneElsewhere(
  intent: PaymentIntent,
  seen: ChangeSummary,
  deps: PaymentDeps,
): Promise<PaymentOutcome | undefined> {
  const standing = await look(deps);
  const progress = intentProgress(intent, standing);
  if (progress === 'overtaken' || isOwedByNow(intent, seen, standing)) return overtaken(deps);
  if (progress === 'notBegun') return undefined;
  // The other tab has the receipt.
  forgetReceipt(deps.storage);
  // Take over the other tab's pending payment; reconcile before sending.
  if (progress === 'underWay') storeIntent(deps.storage, { ...intent, isSent: true, isSentElsewhere: true });
  return settled(progress, intent, deps);
}

/**
 * Carries out a confirmed payment exactly once, across presses and tabs (ADR 0031).
 * @param card if paid by a new card
 */
export async function pay(
  subject: IntentSubject,
  seen: ChangeSummary,
  card: CardFields | undefined,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  if (subject.purpose === 'method' && card) return saveCard(subject, seen, card, deps);
  const found = await lookUp(subject.userId, deps);
  if (found) return found;
  const intent = joinIntent(deps.storage, subject, deps.newId);
  try {
    if (subject.purpose !== 'method' && (await isChanged(subject, seen, deps))) {
      // Another tab may have paid.
      const other = await doneElsewhere(intent, seen, deps);
      if (other) return other;
      // Its order has the old amount.
      endIntent(deps.storage);
      return { kind: 'changed' };
    }
    const order = card && (await orderOf(intent, deps));
    if (order && order.amount > seen.toPayNow) {
      endIntent(deps.storage);
      return { kind: 'changed' };
    }
    const nonce = card && order && (await card.pay(order.amount));
    return await deps.runExclusive(`payment-${subject.userId}`, async () => {
      // Another tab may have paid.
      const other = await doneElsewhere(intent, seen, deps);
      return other ?? send({ ...intent, ...(order ? { order } : {}) }, seen, nonce, deps);
    });
  } catch (error) {
    // Nothing charged yet. On a conflict, wait for the other change.
    const isConflict = subscriptionFailure(error).reason === 'SUBSCRIPTION_FAILED';
    const other = isConflict ? await doneElsewhere(intent, seen, deps).catch(() => undefined) : undefined;
    return other ?? afterFailure(error, deps);
  }
}
