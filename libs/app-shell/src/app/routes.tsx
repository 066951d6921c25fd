import { Suspense, type ComponentType } from 'react';
import type { ApiDispatch } from '@tv/api-client';
import { SilentCallbackPage, type Session } from '@tv/auth';
import type { Brand } from '@tv/config';
import { ContentPage, FrontPage, NotFoundPage } from '@tv/discovery-ui';
import { lazyWithPreload, type LazyModule } from '@tv/lazy';
import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import { useIsHydrated } from '@tv/ssr';
import { usePlayerPreload, useDelayedPlayerPreload } from '../prefetch/usePlayerPreload.browser.ts';
import { lazyPage } from './lazyPage.tsx';

/** Path and query of a link within the site. */
export interface LinkTarget {
  readonly pathname: string;
  readonly search: string;
}

export interface PrefetchDeps {
  readonly brand: Brand;
  readonly dispatch: ApiDispatch;
  readonly session: Pick<Session, 'currentUser'>;
}

/** A page: what it renders and what loads for it. */
export interface PageRow {
  readonly component: ComponentType;
  /** The page's lazy module; undefined for pages in the first load. */
  readonly module?: LazyModule<unknown>;
  /** Loads content before the page renders. */
  readonly preload?: (pathname: string, brand: Brand) => Promise<unknown>;
  /** Prefetches content when the user hovers, focuses or touches a link to the page. */
  readonly prefetch?: (link: LinkTarget, deps: PrefetchDeps) => Promise<unknown>;
}

export type Pages = Readonly<Record<PageName, PageRow>>;

/** Row of a page in a lazy module. */
const lazyRow = <Module,>(
  module: LazyModule<Module>,
  pick: (module: Module) => ComponentType,
  loads: Pick<PageRow, 'preload' | 'prefetch'> = {},
): PageRow => ({ component: lazyPage(module, pick), module, ...loads });

const coverPage = lazyWithPreload(() => import('@tv/discovery-ui/coverPage'));
const watch = lazyWithPreload(() => import('./WatchRoute.tsx'));
const developer = lazyWithPreload(() => import('../devtools/developerPages.ts'));
const choice = lazyWithPreload(() => import('@tv/subscription/choice'));
const personalDataChange = lazyWithPreload(() => import('@tv/subscription/personalDataChange'));
const payment = lazyWithPreload(() => import('@tv/subscription/payment'));
const cancel = lazyWithPreload(() => import('@tv/subscription/cancel'));
const services = lazyWithPreload(() => import('@tv/subscription/services'));
const editorial = lazyWithPreload(() => import('@tv/editorial'));

async function preloadPlayer(): Promise<void> {
  const { preloadPlayerCode } = await watch();
  await preloadPlayerCode();
}

// Depends on localStorage, so it renders after hydration.
const Banners = lazyWithPreload(() => import('@tv/discovery-ui/banner'), { critical: false }).component(
  ({ Banners }) => Banners,
);

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

const Film = lazyPage(coverPage, ({ FilmPage }) => FilmPage);
const Serie = lazyPage(coverPage, ({ SeriePage }) => SeriePage);

function FilmRoute() {
  return <Film onPlayable={usePlayerPreload(preloadPlayer)} />;
}

function SerieRoute() {
  return <Serie onPlayable={usePlayerPreload(preloadPlayer)} />;
}

/**
 * All pages. The route table of `@tv/routes` contains their paths. Content pages are in the first
 * load, since most visits start there; all others are lazy.
 */
export const pages: Pages = {
  front: { component: FrontRoute },
  // The link does not say which pages have filters.
  page: { component: ContentRoute, prefetch: () => import('@tv/discovery-ui/exploration') },
  filmCover: { component: FilmRoute, module: coverPage },
  serieCover: { component: SerieRoute, module: coverPage },
  swimlaneList: lazyRow(
    lazyWithPreload(() => import('@tv/discovery-ui/swimlaneList')),
    ({ SwimlaneListPage }) => SwimlaneListPage,
  ),
  search: lazyRow(
    lazyWithPreload(() => import('@tv/discovery-ui/search')),
    ({ SearchPage }) => SearchPage,
  ),
  tvGuide: lazyRow(
    lazyWithPreload(() => import('@tv/discovery-ui/guide')),
    ({ GuidePage }) => GuidePage,
  ),
  legacyLink: lazyRow(
    lazyWithPreload(() => import('@tv/discovery-ui/legacyLink')),
    ({ LegacyLinkPage }) => LegacyLinkPage,
  ),

  watch: lazyRow(watch, ({ WatchRoute }) => WatchRoute, {
    prefetch: async (link, deps) => {
      const { preloadWatchPage } = await watch();
      await preloadWatchPage(link, deps);
    },
  }),

  signInCallback: lazyRow(
    lazyWithPreload(() => import('@tv/auth/callback')),
    ({ CallbackPage }) => CallbackPage,
  ),
  silentCallback: { component: SilentCallbackPage },
  logout: lazyRow(
    lazyWithPreload(() => import('./LogoutRoute.tsx')),
    ({ LogoutRoute }) => LogoutRoute,
  ),
  settings: lazyRow(
    lazyWithPreload(() => import('../settings/SettingsRoute.tsx')),
    ({ SettingsRoute }) => SettingsRoute,
  ),

  signUp: lazyRow(choice, ({ ChoicePage }) => ChoicePage),
  upgrades: lazyRow(choice, ({ UpgradesPage }) => UpgradesPage),
  access: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/access')),
    ({ AccessPage }) => AccessPage,
  ),
  register: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/register')),
    ({ RegisterPage }) => RegisterPage,
  ),

  account: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/account')),
    ({ AccountPage }) => AccountPage,
  ),
  subscription: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/overview')),
    ({ SubscriptionPage }) => SubscriptionPage,
  ),
  personalia: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/personalData')),
    ({ PersonaliaPage }) => PersonaliaPage,
  ),
  changeEmail: lazyRow(personalDataChange, ({ EmailPage }) => EmailPage),
  changePhone: lazyRow(personalDataChange, ({ PhonePage }) => PhonePage),
  changePassword: lazyRow(personalDataChange, ({ PasswordPage }) => PasswordPage),
  resetPassword: lazyRow(personalDataChange, ({ ResetPasswordPage }) => ResetPasswordPage),
  billing: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/billing')),
    ({ BillingPage }) => BillingPage,
  ),
  purchase: lazyRow(payment, ({ PurchasePage }) => PurchasePage),
  payment: lazyRow(payment, ({ PaymentPage }) => PaymentPage),
  walletReturn: lazyRow(payment, ({ WalletReturnPage }) => WalletReturnPage),
  changePaymentMethod: lazyRow(payment, ({ ChangePaymentMethodPage }) => ChangePaymentMethodPage),
  packageReceipt: lazyRow(payment, ({ ReceiptPage }) => ReceiptPage),
  cancelConfirm: lazyRow(cancel, ({ CancelPage }) => CancelPage),
  stopTrial: lazyRow(cancel, ({ CancelTrialPage }) => CancelTrialPage),

  accountStreamingServices: lazyRow(services, ({ StreamingServicesPage }) => StreamingServicesPage),
  activation: lazyRow(services, ({ ActivationPage }) => ActivationPage),
  externalActivationCallback: lazyRow(
    lazyWithPreload(() => import('@tv/subscription/activation')),
    ({ ExternalActivationCallbackPage }) => ExternalActivationCallbackPage,
  ),

  editorial: lazyRow(editorial, ({ EditorialRoute }) => EditorialRoute, {
    preload: async (pathname, brand) => {
      const { preloadEditorialPage } = await editorial();
      await preloadEditorialPage(brand, pathname);
    },
  }),
  developer: lazyRow(developer, ({ DeveloperPage }) => DeveloperPage),
  playerTest: lazyRow(developer, ({ PlayerTestRoute }) => PlayerTestRoute),
  contentNotFound: { component: NotFoundPage },
  customerNotFound: lazyRow(
    lazyWithPreload(() => import('../errors/CustomerNotFoundPage.tsx')),
    ({ CustomerNotFoundPage }) => CustomerNotFoundPage,
  ),
};

/** The page of a path; undefined for redirects and unknown paths. */
export function findPage(table: readonly RouteDefinition[], pathname: string): PageRow | undefined {
  const route = findRoute(table, pathname)?.route;
  return route?.kind === 'normal' || route?.kind === 'raw' ? pages[route.page] : undefined;
}

/** Loads what the page of a path needs to render. Resolves to false on errors; never rejects. */
export async function preloadRoute(
  table: readonly RouteDefinition[],
  pathname: string,
  brand: Brand,
): Promise<boolean> {
  const page = findPage(table, pathname);
  try {
    await Promise.all([page?.module?.(), page?.preload?.(pathname, brand)]);
    return true;
  } catch {
    // The page retries and reports the error.
    return false;
  }
}

/** Loads everything for the page of a link. Rejects on the first error. */
export async function prefetchPage(name: PageName, link: LinkTarget, deps: PrefetchDeps): Promise<void> {
  const { module, preload, prefetch } = pages[name];
  await Promise.all([module?.(), preload?.(link.pathname, deps.brand), prefetch?.(link, deps)]);
}
