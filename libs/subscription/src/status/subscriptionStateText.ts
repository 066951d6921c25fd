import type { SubscriptionState } from '@tv/api-client';

const TEXTS: Readonly<Record<SubscriptionState, string>> = {
  Active: 'Aktivt',
  Canceled: 'Avsluttet',
  CanceledDueToLackOfPayment: 'Avsluttet fordi betalingen uteble',
  PendingPaymentInfo: 'Venter på betalingsinformasjon',
  PaymentInProgress: 'Betalingen behandles',
  UpgradeInProgress: 'Oppgraderes',
  FreeAccess: 'Gratis tilgang',
  PaymentFailed: 'Betalingen feilet',
  PendingCancellation: 'Avsluttes når perioden er over',
  ChangeSubscriptionRequested: 'Endres',
  PastDue: 'Betaling mangler',
};

/** Norwegian name (SUB-12). */
export const subscriptionStateText = (state: SubscriptionState): string => TEXTS[state];
