/** Bytes of brotli. The lower bound makes an improvement visible. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Lazy parts of the front page, as keys of the build manifest. */
export const FRONT_PAGE_PARTS: readonly string[] = [];

/**
 * First-visit budget of every brand; change it in the commit that changes the size. The goal is at most 145
 * kB of script and 15 kB of style. Code not needed for the first paint or click belongs in a deferred script.
 */
export const FIRST_LOAD_BUDGET: Readonly<Record<'script' | 'style', Bounds>> = {
  script: { min: 125_000, max: 145_000 },
  style: { min: 4_000, max: 15_000 },
};

/** Script of the first play: watch page and DASH library. */
export const PLAYER_PARTS: readonly string[] = [
  '../../libs/app-shell/src/app/WatchRoute.tsx',
  '../../node_modules/shaka-player/dist/shaka-player.dash-es2021.js',
];

/** Script of a page during a cast session. */
export const CAST_PARTS: readonly string[] = [
  '../../libs/app-shell/src/composition/setUpCast.browser.ts',
  '../../libs/cast/src/sender/createCastSender.ts',
  '../../libs/app-shell/src/layout/CastControls.tsx',
];

/** Script of choosing a package and registering. */
export const SIGN_UP_PARTS: readonly string[] = [
  '../../libs/subscription/src/choice/page/ChoicePage.tsx',
  '../../libs/subscription/src/registration/RegisterPage.tsx',
];

/** Script of paying, with our own card form; Braintree's script is extra. */
export const PAYMENT_PARTS: readonly string[] = [
  '../../libs/subscription/src/payment/page/paymentPages.ts',
  '../../libs/subscription/src/payment/card/localCard.browser.ts',
];

/** Script of all read-only account pages. */
export const ACCOUNT_PARTS: readonly string[] = [
  '../../libs/subscription/src/account/AccountPage.tsx',
  '../../libs/subscription/src/account/LogOutDialog.tsx',
  '../../libs/subscription/src/overview/SubscriptionPage.tsx',
  '../../libs/subscription/src/cancel/CancelPage.tsx',
  '../../libs/subscription/src/billing/BillingPage.tsx',
  '../../libs/subscription/src/personalData/PersonaliaPage.tsx',
  '../../libs/subscription/src/personalData/changePages.ts',
  '../../libs/subscription/src/externalService/page/StreamingServicesPage.tsx',
  '../../libs/subscription/src/notification/AccountAlerts.tsx',
  '../../libs/subscription/src/notification/NotificationBadge.tsx',
  '../../libs/app-shell/src/settings/SettingsRoute.tsx',
];

/** Goals in bytes of brotli, in addition to a first visit. */
export const ADDED_SCRIPT_GOALS = {
  player: 195_000,
  cast: 15_000,
  signUp: 50_000,
  payment: 40_000,
  account: 60_000,
} as const;
