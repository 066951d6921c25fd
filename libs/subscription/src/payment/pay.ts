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
  /** It was refused, and nothing is charged, unless `mayBeCharged` says that nobody knows. */
  | { readonly kind: 'refused'; readonly code: PaymentErrorCode; readonly mayBeCharged: boolean }
  /** The fields of the card say themselves what is wrong. */
  | { readonly kind: 'incomplete' }
  /** It comes to something else than what was seen: the new summary is to be confirmed. */
  | { readonly kind: 'changed' }
  /** The customer has something else by now than what he was shown: what is open to him is to be seen anew. */
  | { readonly kind: 'overtaken' }
  /** The session has ended. `mayBeCharged`: an earlier request was sent, and its answer is not known. */
  | { readonly kind: 'signedOut'; readonly mayBeCharged: boolean }
  /** It could not even be looked up what has become of it: to be looked up again. */
  | { readonly kind: 'unknown' };

const refused = (code: PaymentErrorCode, mayBeCharged = false): PaymentOutcome => ({
  kind: 'refused',
  code,
  mayBeCharged,
});
const signedOut = (mayBeCharged: boolean): PaymentOutcome => ({ kind: 'signedOut', mayBeCharged });

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

/** Ends the intent of this tab if it was to be paid in the wallet, where nothing waits any more. */
export function endWalletIntent(userId: string, deps: PaymentDeps): void {
  if (readIntent(deps.storage, userId)?.provider === 'Vipps') drop(deps);
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
    // An order in the wallet that has ended is not paid any more: its key would lead to it again.
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

/**
 * Ends an intent that the server has refused.
 *
 * @param isCharging  the request was one that charges: what a reason that is not known says of that is not known either
 */
function afterRefusal(error: unknown, deps: PaymentDeps, isCharging = false): PaymentOutcome {
  const { message, reason = 'SUBSCRIPTION_FAILED' } = subscriptionFailure(error);
  deps.reporter.warn(message, 'payment');
  drop(deps);
  return refused(reason, isCharging && reason === 'DEFAULT');
}

/** What came of it when something failed that charges nothing. */
function afterFailure(error: unknown, deps: PaymentDeps): PaymentOutcome {
  if (error instanceof CardError) {
    return error.code === undefined ? { kind: 'incomplete' } : refused(error.code);
  }
  if (isSignedOut(error)) return signedOut(false);
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
      // No answer: the same once more, which is kept once.
      await save();
    }
    return settled('done', intent, deps);
  } catch (error) {
    if (isUnanswered && (isSignedOut(error) || !isRefused(error))) {
      // The intent stays, so that the next attempt has the same key. What is owed is charged by the card that is saved.
      const mayBeCharged = seen.toPayNow > 0;
      return isSignedOut(error) ? signedOut(mayBeCharged) : refused('DEFAULT', mayBeCharged);
    }
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

/** An address at which the wallet is paid; undefined where its host is none that the configuration names. */
export function walletAddressOf(
  address: string,
  { config, origin }: Pick<PaymentDeps, 'config' | 'origin'>,
): string | undefined {
  const walletHost = parseUrl(config.payment.walletLoginUrl)?.host;
  const allowedHosts = [...config.allowedHosts, ...(walletHost === undefined ? [] : [walletHost])];
  return allowedAddress(address, { allowedHosts }, origin);
}

/** Sends an intent for which nothing has been charged, and looks up what came of it where no answer comes. */
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
    // By who pays: a tab that finds it paid by another has no sum to tell of.
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
      // Of a first request that was lost, a 401 to the second one says nothing.
      if (isSignedOut(error)) return signedOut(isRepeated);
      const { reason } = subscriptionFailure(error);
      // With a reason that is known the server has refused this request for certain. A conflict may stand with an earlier
      // request, the answer to which was lost, and what an unknown answer means has to be looked up.
      const isCertain = reason !== undefined && reason !== 'SUBSCRIPTION_FAILED' && reason !== 'DEFAULT';
      if (isRefused(error)) {
        const found = isCertain ? undefined : await lookUp(intent.userId, deps);
        return found ?? afterRefusal(error, deps, true);
      }
    }
    // No answer, or none that can be read: it is never sent blindly again.
    const found = await lookUp(intent.userId, deps);
    if (found) return found;
    // It had not begun: the same may be sent again under the same key, once. After that it may still be on its way.
    if (isRepeated) {
      storeIntent(storage, { ...intent, isSent: true });
      return { kind: 'unknown' };
    }
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
  // The outcome of the other tab's payment is this one's, and has to be looked up before anything is sent.
  if (progress === 'underWay') storeIntent(deps.storage, { ...intent, isSent: true, isSentElsewhere: true });
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
    // Nothing has been sent yet that charges. What another change is in the way of waits for that change's outcome.
    const isConflict = subscriptionFailure(error).reason === 'SUBSCRIPTION_FAILED';
    const other = isConflict ? await doneElsewhere(intent, seen, deps).catch(() => undefined) : undefined;
    return other ?? afterFailure(error, deps);
  }
}
