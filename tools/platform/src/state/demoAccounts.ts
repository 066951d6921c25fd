/** `PastDue` is only specified for notifications. */
export type SubscriptionState =
  | 'Active'
  | 'Canceled'
  | 'CanceledDueToLackOfPayment'
  | 'PendingPaymentInfo'
  | 'PaymentInProgress'
  | 'UpgradeInProgress'
  | 'FreeAccess'
  | 'PaymentFailed'
  | 'PendingCancellation'
  | 'ChangeSubscriptionRequested'
  | 'PastDue';

export type BillingProvider = 'Card' | 'Vipps' | 'None';

/** `Missing` omits the status, the empty string is sent. */
export const serviceStatuses = [
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToCancelTv2PlaySubscription',
  'NeedsToSetPassword',
  'Unknown',
  '',
  'Missing',
] as const;

export type ServiceStatus = (typeof serviceStatuses)[number];

export const externalServices = ['viaplay', 'tv2play', 'max'] as const;

export type ExternalService = (typeof externalServices)[number];

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly purpose: string;
  readonly isCustomer: boolean;
  readonly state: SubscriptionState;
  readonly productIds: readonly string[];
  readonly billingProvider: BillingProvider;
  readonly isInTrialPeriod: boolean;
  readonly pin: string | undefined;
  readonly services: Readonly<Partial<Record<ExternalService, ServiceStatus>>>;
}

export const demoPassword = 'demo1234';

const usual = {
  isCustomer: true,
  state: 'Active',
  productIds: ['mye'],
  billingProvider: 'Card',
  isInTrialPeriod: false,
  pin: undefined,
  services: { tv2play: 'Completed' },
} as const;

/** One per subscription state and special case. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    email: 'active@kunde.test',
    firstName: 'Astrid',
    lastName: 'Aktiv',
    phoneNumber: '4790000001',
    purpose: 'Betalende kunde med alt i orden',
    productIds: ['mest', 'sport-premium'],
    services: { viaplay: 'Completed', tv2play: 'Completed', max: 'Completed' },
  },
  {
    ...usual,
    email: 'canceled@kunde.test',
    firstName: 'Carl',
    lastName: 'Oppsagt',
    phoneNumber: '4790000002',
    purpose: 'Har sagt opp, perioden er over',
    state: 'Canceled',
  },
  {
    ...usual,
    email: 'canceled-due-to-lack-of-payment@kunde.test',
    firstName: 'Camilla',
    lastName: 'Ubetalt',
    phoneNumber: '4790000003',
    purpose: 'Sagt opp av oss, fordi betalingen uteble',
    state: 'CanceledDueToLackOfPayment',
  },
  {
    ...usual,
    email: 'pending-payment-info@kunde.test',
    firstName: 'Petter',
    lastName: 'Nyansen',
    phoneNumber: '4790000004',
    purpose: 'Har registrert seg, men ikke valgt betaling',
    state: 'PendingPaymentInfo',
    billingProvider: 'None',
    services: {},
  },
  {
    ...usual,
    email: 'payment-in-progress@kunde.test',
    firstName: 'Pernille',
    lastName: 'Underveis',
    phoneNumber: '4790000005',
    purpose: 'Betalingen er ikke fullført ennå',
    state: 'PaymentInProgress',
    services: {},
  },
  {
    ...usual,
    email: 'upgrade-in-progress@kunde.test',
    firstName: 'Ulrik',
    lastName: 'Oppgrader',
    phoneNumber: '4790000006',
    purpose: 'Oppgradering som ikke er fullført',
    state: 'UpgradeInProgress',
  },
  {
    ...usual,
    email: 'free-access@kunde.test',
    firstName: 'Frida',
    lastName: 'Gratis',
    phoneNumber: '4790000007',
    purpose: 'Har tilgang uten å betale',
    state: 'FreeAccess',
    billingProvider: 'None',
  },
  {
    ...usual,
    email: 'payment-failed@kunde.test',
    firstName: 'Pål',
    lastName: 'Avvist',
    phoneNumber: '4790000008',
    purpose: 'Første betaling ble avvist',
    state: 'PaymentFailed',
    services: {},
  },
  {
    ...usual,
    email: 'pending-cancellation@kunde.test',
    firstName: 'Pia',
    lastName: 'Påveiut',
    phoneNumber: '4790000009',
    purpose: 'Har sagt opp, ser ut perioden',
    state: 'PendingCancellation',
  },
  {
    ...usual,
    email: 'change-subscription-requested@kunde.test',
    firstName: 'Selma',
    lastName: 'Skifte',
    phoneNumber: '4790000010',
    purpose: 'Har bedt om å bytte pakke',
    state: 'ChangeSubscriptionRequested',
  },
  {
    ...usual,
    email: 'past-due@kunde.test',
    firstName: 'Roar',
    lastName: 'Forsinket',
    phoneNumber: '4790000011',
    purpose: 'Fornyelsen ble avvist, varsel «Betaling feilet»',
    state: 'PastDue',
  },
  {
    ...usual,
    email: 'trial@kunde.test',
    firstName: 'Tiril',
    lastName: 'Prøve',
    phoneNumber: '4790000012',
    purpose: 'I prøveperioden',
    isInTrialPeriod: true,
  },
  {
    ...usual,
    email: 'wallet@kunde.test',
    firstName: 'Vidar',
    lastName: 'Lommebok',
    phoneNumber: '4790000013',
    purpose: 'Betaler med Vipps',
    billingProvider: 'Vipps',
  },
  {
    ...usual,
    email: 'kids@kunde.test',
    firstName: 'Kari',
    lastName: 'Forelder',
    phoneNumber: '4790000014',
    purpose: 'Foreldrekontroll, PIN 1234',
    pin: '1234',
  },
  {
    ...usual,
    email: 'services@kunde.test',
    firstName: 'Sindre',
    lastName: 'Tjeneste',
    phoneNumber: '4790000015',
    purpose: 'Alle strømmetjenester venter på aktivering',
    productIds: ['mest', 'viaplay-total', 'max-ad-free', 'tv2-play-no-ads'],
    services: { viaplay: 'NeedsConnection', tv2play: 'NeedsConnection', max: 'NeedsConnection' },
  },
  {
    ...usual,
    email: 'no-customer@kunde.test',
    firstName: 'Nils',
    lastName: 'Ukjent',
    phoneNumber: '4790000016',
    purpose: 'Innlogging uten kundenummer, blir avvist',
    isCustomer: false,
    productIds: [],
    services: {},
  },
  {
    ...usual,
    email: 'internal@selskapet.test',
    firstName: 'Ida',
    lastName: 'Intern',
    phoneNumber: '4790000017',
    purpose: 'Intern bruker',
    productIds: ['mest'],
  },
];
