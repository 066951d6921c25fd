import type { StoredItem } from '@tv/browser-storage';
import { storedProvisioning } from './externalService/provisioning/provisioningRecord.ts';
import { storedPaymentContext, methodChanged, walletCancelled } from './payment/intent/paymentContext.ts';
import { storedReceipt } from './receipt/receiptRecord.ts';
import { storedSignUpAsset } from './recommendation/signUpFromAsset.ts';
import { storedDraft } from './registration/registrationDraft.ts';
import { storedWalletSignUp } from './registration/walletSignUp.ts';

/** Values that another user of the tab must not see. */
export const userValues: readonly StoredItem[] = [
  methodChanged,
  storedDraft,
  storedPaymentContext,
  storedProvisioning,
  storedReceipt,
  storedSignUpAsset,
  storedWalletSignUp,
  walletCancelled,
];
