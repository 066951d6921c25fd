import type { PurchasePurpose, ReceiptKind } from '../params/slugs.ts';
import { accessLink } from './accessLink.ts';
import { buildPath, withQuery } from './url.ts';

export interface PurchaseTarget {
  /** First purchase or change (ROUTE-86). */
  readonly mode: 'PURCHASE' | 'CHANGE';
  readonly productIds?: readonly string[] | undefined;
  readonly voucher?: string | undefined;
}

const PURPOSE_OF_MODE = { PURCHASE: 'kjøp', CHANGE: 'endre' } as const;

const purchaseFor = (purpose: PurchasePurpose, productIds?: readonly string[], voucher?: string): string =>
  withQuery(`/min-konto/${purpose}`, { productIds, vc: voucher });

/** Sign-up and account links. Apart from `links`, to keep the front page chunk small. */
export const customerLinks = {
  register: () => '/bli-kunde/registrer',
  upgrades: () => '/bli-kunde/tilpass',
  access: accessLink,
  purchase: ({ mode, productIds, voucher }: PurchaseTarget) =>
    purchaseFor(PURPOSE_OF_MODE[mode], productIds, voucher),
  purchaseFor,

  accountSubscription: () => '/abonnement',
  personalia: () => '/informasjon',
  accountStreamingServices: () => '/strommetjenester',
  settings: () => '/innstillinger',
  billing: () => '/betaling',
  changePaymentMethod: () => '/betaling/endre',
  payment: (id: string) => buildPath('payment', id),
  walletReturn: () => '/payment/vipps',
  changePassword: () => '/passord',
  resetPassword: () => '/passord/reset',
  changeEmail: () => '/epost',
  changePhone: () => '/telefon',
  cancelConfirm: () => '/package/cancel/confirm',
  retentionReceipt: () => '/package/cancel/confirm/receipt',
  stopTrial: (productIds: readonly string[]) => withQuery('/package/cancel/trial', { productIds }),
  receipt: (kind: ReceiptKind) => `/package/${kind}/receipt`,

  activation: (service?: 'viaplay' | 'tv2' | 'max') =>
    service === undefined ? '/aktiver' : `/aktiver-${service}`,
  externalActivationCallback: () => '/external-activation-callback',
} as const;
