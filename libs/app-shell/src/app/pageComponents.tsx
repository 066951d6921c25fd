import { Suspense } from 'react';
import { SilentCallbackPage } from '@tv/auth';
import { ContentPage, FrontPage, NotFoundPage } from '@tv/discovery-ui';
import { useIsHydrated } from '@tv/ssr';
import { lazyOptional } from '@tv/ui';
import { usePlayerPreload, useDelayedPlayerPreload } from '../prefetch/usePlayerPreload.browser.ts';
import type { PageComponents } from './RouteElement.tsx';
import { lazyPage } from './lazyPage.tsx';
import {
  access,
  account,
  billing,
  cancel,
  choice,
  coverPage,
  customerNotFound,
  developer,
  externalActivation,
  guide,
  legacyLink,
  logout,
  overview,
  payment,
  personalData,
  personalDataChange,
  player,
  register,
  search,
  services,
  settings,
  signInCallback,
  swimlaneList,
  editorial,
} from './pageModules.ts';

async function preloadPlayer(): Promise<void> {
  const { preloadPlayerCode } = await player();
  await preloadPlayerCode();
}

const Film = lazyPage(coverPage, ({ FilmPage }) => FilmPage);
const Serie = lazyPage(coverPage, ({ SeriePage }) => SeriePage);

// Depends on localStorage, so it renders after hydration.
const Banners = lazyOptional(() => import('@tv/discovery-ui/banner').then(({ Banners }) => Banners));

/** The front page, the only page with a banner (PAGE-36). */
function FrontRoute() {
  useDelayedPlayerPreload(preloadPlayer);
  return (
    <>
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <Banners />
        </Suspense>
      )}
      <FrontPage />
    </>
  );
}

function ContentRoute() {
  useDelayedPlayerPreload(preloadPlayer);
  return <ContentPage />;
}

function FilmRoute() {
  return <Film onPlayable={usePlayerPreload(preloadPlayer)} />;
}

function SerieRoute() {
  return <Serie onPlayable={usePlayerPreload(preloadPlayer)} />;
}

/** Content pages are in the first load, since most visits start there; all others are lazy. */
export const pageComponents: PageComponents = {
  front: FrontRoute,
  page: ContentRoute,
  swimlaneList: lazyPage(swimlaneList, ({ SwimlaneListPage }) => SwimlaneListPage),
  filmCover: FilmRoute,
  serieCover: SerieRoute,
  developer: lazyPage(developer, ({ DeveloperPage }) => DeveloperPage),
  playerTest: lazyPage(developer, ({ PlayerTestRoute }) => PlayerTestRoute),
  search: lazyPage(search, ({ SearchPage }) => SearchPage),
  tvGuide: lazyPage(guide, ({ GuidePage }) => GuidePage),
  legacyLink: lazyPage(legacyLink, ({ LegacyLinkPage }) => LegacyLinkPage),
  contentNotFound: NotFoundPage,
  customerNotFound: lazyPage(customerNotFound, ({ CustomerNotFoundPage }) => CustomerNotFoundPage),
  signInCallback: lazyPage(signInCallback, ({ CallbackPage }) => CallbackPage),
  silentCallback: SilentCallbackPage,
  logout: lazyPage(logout, ({ LogoutRoute }) => LogoutRoute),
  watch: lazyPage(player, ({ WatchRoute }) => WatchRoute),
  signUp: lazyPage(choice, ({ ChoicePage }) => ChoicePage),
  upgrades: lazyPage(choice, ({ UpgradesPage }) => UpgradesPage),
  access: lazyPage(access, ({ AccessPage }) => AccessPage),
  subscription: lazyPage(overview, ({ SubscriptionPage }) => SubscriptionPage),
  register: lazyPage(register, ({ RegisterPage }) => RegisterPage),
  personalia: lazyPage(personalData, ({ PersonaliaPage }) => PersonaliaPage),
  changeEmail: lazyPage(personalDataChange, ({ EmailPage }) => EmailPage),
  changePhone: lazyPage(personalDataChange, ({ PhonePage }) => PhonePage),
  changePassword: lazyPage(personalDataChange, ({ PasswordPage }) => PasswordPage),
  resetPassword: lazyPage(personalDataChange, ({ ResetPasswordPage }) => ResetPasswordPage),
  purchase: lazyPage(payment, ({ PurchasePage }) => PurchasePage),
  payment: lazyPage(payment, ({ PaymentPage }) => PaymentPage),
  walletReturn: lazyPage(payment, ({ WalletReturnPage }) => WalletReturnPage),
  changePaymentMethod: lazyPage(payment, ({ ChangePaymentMethodPage }) => ChangePaymentMethodPage),
  packageReceipt: lazyPage(payment, ({ ReceiptPage }) => ReceiptPage),
  account: lazyPage(account, ({ AccountPage }) => AccountPage),
  cancelConfirm: lazyPage(cancel, ({ CancelPage }) => CancelPage),
  stopTrial: lazyPage(cancel, ({ CancelTrialPage }) => CancelTrialPage),
  billing: lazyPage(billing, ({ BillingPage }) => BillingPage),
  settings: lazyPage(settings, ({ SettingsRoute }) => SettingsRoute),
  accountStreamingServices: lazyPage(services, ({ StreamingServicesPage }) => StreamingServicesPage),
  activation: lazyPage(services, ({ ActivationPage }) => ActivationPage),
  externalActivationCallback: lazyPage(
    externalActivation,
    ({ ExternalActivationCallbackPage }) => ExternalActivationCallbackPage,
  ),
  written: lazyPage(editorial, ({ EditorialRoute }) => EditorialRoute),
};
