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
import { allowedAddress, type KeyValueStorage, type RuntimeConfig } from '@tv/config';
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

/** All that a payment stands on. */
export interface PaymentDeps {
  readonly dispatch: PaymentDispatch;
  /** Session storage. */
  readonly storage: KeyValueStorage;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** Runs something while no other tab runs anything under the same name. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  /** Leaves for another site. */
  readonly leaveFor: (url: string) => void;
  readonly config: Pick<RuntimeConfig, 'allowedHosts' | 'payment'>;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  readonly reporter: ErrorReporter;
}

/** What came of confirming. */
export type PaymentOutcome =
  /** It is paid, or changed. */
  | { readonly kind: 'done'; readonly intent: PaymentIntent }
  /** The browser leaves for the wallet. */
  | { readonly kind: 'leaving' }
  /** The server is at it. */
  | { readonly kind: 'underWay'; readonly intent: PaymentIntent }
  /** It was refused, and nothing is charged. */
  | { readonly kind: 'refused'; readonly code: PaymentErrorCode }
  /** The fields of the card say themselves what is wrong. */
  | { readonly kind: 'incomplete' }
  /** It comes to something else than what was seen: the new summary is to be confirmed. */
  | { readonly kind: 'changed' }
  /** The customer has something else by now than what he was shown: what is open to him is to be seen anew. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'signedOut' }
  /** It could not even be looked up what has become of it: to be looked up again. */
  | { readonly kind: 'unknown' };

const refused = (code: PaymentErrorCode): PaymentOutcome => ({ kind: 'refused', code });

/** How the customer stands now. Rejects where that cannot be had. */
async function look({ dispatch }: PaymentDeps): Promise<Standing> {
  const anew = { forceRefetch: true, subscribe: false } as const;
  const [subscription, customer] = await Promise.all([
    dispatch(getSubscription.initiate(undefined, anew)).unwrap(),
    dispatch(getCustomer.initiate(undefined, anew)).unwrap(),
  ]);
  return { subscription, customer };
}

function settled(progress: 'done' | 'underWay', intent: PaymentIntent, deps: PaymentDeps): PaymentOutcome {
  // Its receipt ends it, so that a page that is loaded anew on the way there finds it still; another way to pay has none.
  if (progress === 'done' && intent.purpose === 'method') endIntent(deps.storage);
  return { kind: progress, intent };
}

/** Nothing came of an intent, and nothing will: there is nothing to look up, and no receipt for it. */
function drop({ storage }: PaymentDeps): void {
  endIntent(storage);
  forgetReceipt(storage);
}

function overtaken(deps: PaymentDeps): PaymentOutcome {
  drop(deps);
  return { kind: 'overtaken' };
}

/**
 * What has become of the intent that this tab sent, before anything is sent again; `undefined` where there is none, or where
 * it never began.
 *
 * @param isLast  what has not begun by now is taken for never begun, and may be sent again
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
    storeIntent(deps.storage, { ...intent, isSent: false });
    forgetReceipt(deps.storage);
    return undefined;
  } catch (error) {
    return isSignedOut(error) ? { kind: 'signedOut' } : { kind: 'unknown' };
  }
}

/** An answer that tells for certain that nothing came of it. */
function afterRefusal(error: unknown, deps: PaymentDeps): PaymentOutcome {
  if (isSignedOut(error)) return { kind: 'signedOut' };
  const { message, reason } = subscriptionFailure(error);
  deps.reporter.warn(message, 'payment');
  drop(deps);
  return refused(reason ?? 'SUBSCRIPTION_FAILED');
}

/** What came of it when something failed that charges nothing. */
function afterFailure(error: unknown, deps: PaymentDeps): PaymentOutcome {
  if (error instanceof CardError) {
    return error.code === undefined ? { kind: 'incomplete' } : refused(error.code);
  }
  if (isSignedOut(error)) return { kind: 'signedOut' };
  return isRefused(error) ? afterRefusal(error, deps) : refused('SUBSCRIPTION_FAILED');
}

/** Whether another way to pay would pay what is owed by now, where the customer has been told that nothing would be taken. */
function isOwedByNow(
  { purpose }: IntentSubject,
  { changeType }: ChangeSummary,
  { customer, subscription }: Standing,
): boolean {
  const { state } = subscription ?? customer.subscribedPackage ?? {};
  return purpose === 'method' && changeType === 'None' && state === 'PastDue';
}

/** Has a card kept in place of what was paid with before. Sent twice under one key, it is kept once. */
async function saveCard(
  subject: IntentSubject,
  seen: ChangeSummary,
  card: CardFields,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  const intent = joinIntent(deps.storage, subject, deps.newId);
  try {
    if (isOwedByNow(subject, seen, await look(deps))) return overtaken(deps);
    const nonce = await card.pay(0);
    const request = { nonce, intentId: intent.id };
    try {
      await deps.dispatch(savePaymentMethod.initiate(request)).unwrap();
    } catch (error) {
      if (isRefused(error)) throw error;
      // No answer: the same once more, which is kept once.
      await deps.dispatch(savePaymentMethod.initiate(request)).unwrap();
    }
    return settled('done', intent, deps);
  } catch (error) {
    endIntent(deps.storage);
    return afterFailure(error, deps);
  }
}

/** The order of an intent, which tells the amount; made once. */
async function orderOf(intent: PaymentIntent, { dispatch, storage }: PaymentDeps) {
  if (intent.order) return intent.order;
  const { productIds, id: intentId } = intent;
  const order = await dispatch(startCheckout.initiate({ productIds, intentId })).unwrap();
  storeIntent(storage, { ...intent, order });
  return order;
}

/** Sends an intent for which nothing has been charged, and looks up what came of it where no answer comes. */
async function send(
  intent: PaymentIntent,
  seen: ChangeSummary,
  nonce: string | undefined,
  deps: PaymentDeps,
): Promise<PaymentOutcome> {
  const { dispatch, storage, config, origin, reporter } = deps;
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
    // By who pays: a tab that finds it paid by another has no sum to tell of.
    const receipt = { path: receiptPath(intent), userId: intent.userId };
    noteReceipt(storage, receipt, seen);
    try {
      const { redirectUrl, amount } = await dispatch(changeSubscription.initiate(change)).unwrap();
      noteReceipt(storage, receipt, seen, amount);
      if (redirectUrl === undefined) return settled('done', intent, deps);
      const walletHost = URL.parse(config.payment.walletLoginUrl)?.host;
      const allowedHosts = [...config.allowedHosts, ...(walletHost === undefined ? [] : [walletHost])];
      const address = allowedAddress(redirectUrl, { allowedHosts }, origin);
      if (address === undefined) {
        reporter.error(new Error(`Not an address to pay at: ${redirectUrl}`), 'payment');
        return refused('DEFAULT');
      }
      deps.leaveFor(address);
      return { kind: 'leaving' };
    } catch (error) {
      // The key may stand with a request of before, the answer to which was lost.
      const isConflict = subscriptionFailure(error).reason === 'SUBSCRIPTION_FAILED';
      if (isRefused(error) && !isConflict) return afterRefusal(error, deps);
      if (isConflict) return (await lookUp(intent.userId, deps)) ?? afterRefusal(error, deps);
    }
    // No answer, or none that can be read: it is never sent blindly again.
    const found = await lookUp(intent.userId, deps);
    if (found) return found;
    // It never began: the same may be sent again under the same key, once.
    if (isRepeated) return refused('SUBSCRIPTION_FAILED');
  }
}

/**
 * Whether it would come to something else by now than what the customer has seen, as on a page that was opened before another tab
 * changed the subscription. Where it cannot be asked, what he has seen holds.
 */
async function isChanged(
  { productIds }: IntentSubject,
  seen: ChangeSummary,
  { dispatch }: PaymentDeps,
): Promise<boolean> {
  const anew = { forceRefetch: true, subscribe: false } as const;
  const { data } = await dispatch(getChangeSummary.initiate(productIds, anew));
  return data !== undefined && !sameTerms(seen, data);
}

/** What has become of an intent that this tab has not sent yet, by what others have done meanwhile; `undefined` where it may be sent. */
async function doneElsewhere(
  intent: PaymentIntent,
  seen: ChangeSummary,
  deps: PaymentDeps,
): Promise<PaymentOutcome | undefined> {
  const standing = await look(deps);
  const progress = intentProgress(intent, standing);
  if (progress === 'overtaken' || isOwedByNow(intent, seen, standing)) return overtaken(deps);
  if (progress === 'notBegun') return undefined;
  // What it came to was paid there, and is told of there.
  forgetReceipt(deps.storage);
  return settled(progress, intent, deps);
}

/**
 * Carries out what the customer has confirmed: once, however often it is confirmed, in however many tabs.
 *
 * @param seen  the summary that he has confirmed
 * @param card  the fields of the card, where it is paid by one that is typed
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
      // Another tab may have paid just this.
      const other = await doneElsewhere(intent, seen, deps);
      if (other) return other;
      // An order that was made for it has the old amount.
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
      // Another tab may have paid meanwhile.
      const other = await doneElsewhere(intent, seen, deps);
      return other ?? send({ ...intent, ...(order ? { order } : {}) }, seen, nonce, deps);
    });
  } catch (error) {
    // Nothing has been sent yet that charges.
    return afterFailure(error, deps);
  }
}
