/** Bytes of brotli; a build outside either bound fails. The lower bound shows when a change made it smaller. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What the front page always loads lazily, as the build's manifest names it. */
export const FRONT_PAGE_PARTS: readonly string[] = [];

/**
 * The budget of a first visit, for every brand. Changed on purpose, in the commit that changes the size: the
 * goal is at most 145 kB of script and 15 kB of style. What is not needed for the first picture, or for the first press,
 * comes by a script of its own.
 */
export const FIRST_LOAD_BUDGET: Readonly<Record<'script' | 'style', Bounds>> = {
  script: { min: 125_000, max: 145_000 },
  style: { min: 4_000, max: 15_000 },
};

/** What the first press on play brings beside the page, as the build's manifest names it: the watch page and the library for DASH. */
export const PLAYER_PARTS: readonly string[] = [
  '../../libs/app-shell/src/app/WatchRoute.tsx',
  '../../node_modules/shaka-player/dist/shaka-player.dash-es2021.js',
];

/** What a page brings on which a cast goes on, where there is a device. */
export const CAST_PARTS: readonly string[] = [
  '../../libs/app-shell/src/composition/setUpCast.browser.ts',
  '../../libs/cast/src/sender/createCastSender.ts',
  '../../libs/app-shell/src/layout/CastControls.tsx',
];

/** What choosing a package and registering bring, one after the other. */
export const SIGN_UP_PARTS: readonly string[] = [
  '../../libs/subscription/src/choice/page/choicePages.ts',
  '../../libs/subscription/src/registration/registerPages.ts',
];

/** What paying brings, with the maker of the card's fields that is ours; Braintree's own comes beside it. */
export const PAYMENT_PARTS: readonly string[] = [
  '../../libs/subscription/src/payment/page/paymentPages.ts',
  '../../libs/subscription/src/payment/card/localCard.browser.ts',
];

/** What all pages of the account bring that change nothing in what is subscribed to, one after the other, with what the header tells. */
export const ACCOUNT_PARTS: readonly string[] = [
  '../../libs/subscription/src/account/AccountPage.tsx',
  '../../libs/subscription/src/account/LogOutDialog.tsx',
  '../../libs/subscription/src/overview/SubscriptionPage.tsx',
  '../../libs/subscription/src/cancel/cancelPages.ts',
  '../../libs/subscription/src/billing/BillingPage.tsx',
  '../../libs/subscription/src/personalData/PersonaliaPage.tsx',
  '../../libs/subscription/src/personalData/changePages.ts',
  '../../libs/subscription/src/externalService/page/servicePages.ts',
  '../../libs/subscription/src/notification/AccountAlerts.tsx',
  '../../libs/subscription/src/notification/NotificationBadge.tsx',
  '../../libs/app-shell/src/settings/SettingsRoute.tsx',
];

/** The goals of them all, bytes of brotli beyond a first visit. */
export const ADDED_SCRIPT = {
  player: 195_000,
  cast: 15_000,
  signUp: 50_000,
  payment: 40_000,
  account: 60_000,
} as const;
