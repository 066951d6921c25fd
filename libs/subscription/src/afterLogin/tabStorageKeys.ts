import { TV2_PROVISIONING_KEY } from '../externalService/provisioning/provisioningRecord.ts';
import { PAYMENT_CONTEXT_KEY } from '../payment/intent/paymentContext.ts';
import { METHOD_CHANGED_KEY } from '../payment/outcome/methodChangedFlag.ts';
import { CANCELLED_KEY } from '../payment/wallet/walletCancelledFlag.ts';
import { RECEIPT_KEY } from '../receipt/receiptRecord.ts';
import { SIGN_UP_FROM_ASSET_KEY } from '../recommendation/signUpFromAsset.ts';
import { DRAFT_KEY } from '../registration/registrationDraft.ts';
import { WALLET_SIGN_UP_KEY } from '../registration/walletSignUp.ts';

/**
 * Session storage keys to clear when the user changes. The payment intent stays: it holds its user id and
 * prevents double payment.
 */
export const TAB_STORAGE_KEYS: readonly string[] = [
  CANCELLED_KEY,
  DRAFT_KEY,
  METHOD_CHANGED_KEY,
  PAYMENT_CONTEXT_KEY,
  RECEIPT_KEY,
  SIGN_UP_FROM_ASSET_KEY,
  TV2_PROVISIONING_KEY,
  WALLET_SIGN_UP_KEY,
];
