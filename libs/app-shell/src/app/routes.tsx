import { Suspense, useContext, useDeferredValue, useEffect, type ComponentType } from 'react';
import { useCurrentUser } from '@tv/auth';
import type { Brand } from '@tv/config';
import { ContentPage, FrontPage, NotFoundPage } from '@tv/discovery-ui';
import { lazyWithPreload, markNonCritical, type LazyModule, type LoadModule } from '@tv/lazy';
import { findRoute, type PageName, type RouteDefinition } from '@tv/routes';
import { HydrationContext } from '@tv/ssr';
import type { AppContext } from '../composition/appContext.ts';
import { usePlayerPreload, useDelayedPlayerPreload } from '../prefetch/usePlayerPreload.browser.ts';
import { lazyPage } from './lazyPage.tsx';

/** Path and query of a link within the site. */
export interface LinkTarget {
  readonly pathname: string;
  readonly search: string;
}

/** A page: what it renders and what loads for it. */
export interface PageRow {
  readonly component: ComponentType;
  /** The page has its own Suspense boundary with a skeleton. Hydrating each boundary is a commit of its own. */
  readonly hasBoundary?: boolean;
  /** The page's lazy module; undefined for pages in the first load. */
  readonly module?: LazyModule<unknown>;
  /** Loads content before the page renders. */
  readonly preload?: (pathname: string, brand: Brand) => Promise<unknown>;
  /** Prefetches content when the user hovers, focuses or touches a link to the page. */
  readonly prefetch?: (link: LinkTarget, app: AppContext) => Promise<unknown>;
}

export type Pages = Readonly<Record<PageName, PageRow>>;

/** Returns the row of a page: a named component of a lazy module, which other pages may share. */
function lazyRow<Name extends string, Module extends Readonly<Record<Name, ComponentType>>>(
  load: LoadModule<Module> | LazyModule<Module>,
  name: Name,
  options: Omit<PageRow, 'component' | 'module'> = {},
): PageRow {
  const module = 'current' in load ? load : lazyWithPreload(load);
  return { component: lazyPage(module, (loaded): ComponentType => loaded[name]), module, ...options };
}

const callback = lazyWithPreload(() => import('@tv/auth/callback'));
const coverPage = lazyWithPreload(() => import('@tv/discovery-ui/coverPage'));
const watch = lazyWithPreload(() => import('./WatchRoute.tsx'));
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

const banner = lazyWithPreload(() => import('@tv/discovery-ui/banner'), { critical: false });
const Banners = banner.component(({ Banners }) => Banners);

/**
 * Fetches and shows the messages once the user is known. Loads its module after hydration. A back navigation renders
 * the page first.
 */
function UserBanners() {
  const isUserKnown = useCurrentUser().state !== 'noAction';
  // An initial value always renders again, even if it is equal.
  const isKnown = useDeferredValue(isUserKnown, isUserKnown ? false : undefined);
  const { whenDone } = useContext(HydrationContext);
  useEffect(() => void whenDone.then(banner).catch(markNonCritical), [whenDone]);
  return isKnown ? (
    <Suspense fallback={null}>
      <Banners />
    </Suspense>
  ) : null;
}

/** The front page, the only page with a banner (PAGE-36). */
function FrontRoute() {
  useDelayedPlayerPreload(preloadPlayer);
  return (
    <>
      <UserBanners />
      <FrontPage />
    </>
  );
}

function ContentRoute() {
  useDelayedPlayerPreload(preloadPlayer);
  return <ContentPage />;
}

/** Returns the row of a cover page, which preloads the player once the title is playable. */
function coverRow(name: 'FilmPage' | 'SeriePage'): PageRow {
  const Page = lazyPage(coverPage, (loaded) => loaded[name]);
  function CoverRoute() {
    return <Page onPlayable={usePlayerPreload(preloadPlayer)} />;
  }
  return { component: CoverRoute, module: coverPage, hasBoundary: true };
}

/** All pages. Content pages are in the first load, since most visits start there; all others are lazy. */
export const pages: Pages = {
  front: { component: FrontRoute, hasBoundary: true },
  // The link does not show which pages have filters.
  page: {
    component: ContentRoute,
    hasBoundary: true,
    prefetch: () => import('@tv/discovery-ui/exploration'),
  },
  filmCover: coverRow('FilmPage'),
  serieCover: coverRow('SeriePage'),
  swimlaneList: lazyRow(() => import('@tv/discovery-ui/swimlaneList'), 'SwimlaneListPage', {
    hasBoundary: true,
  }),
  search: lazyRow(() => import('@tv/discovery-ui/search'), 'SearchPage'),
  tvGuide: lazyRow(() => import('@tv/discovery-ui/guide'), 'GuidePage'),
  legacyLink: lazyRow(() => import('@tv/discovery-ui/legacyLink'), 'LegacyLinkPage'),

  watch: lazyRow(watch, 'WatchRoute', {
    prefetch: async (link, { session, playerPool, store: { dispatch } }) => {
      const { preloadWatchPage } = await watch();
      await preloadWatchPage(link, { dispatch, session, playerPool });
    },
  }),

  signInCallback: lazyRow(callback, 'CallbackPage'),
  silentCallback: lazyRow(callback, 'SilentCallbackPage'),
  logout: lazyRow(() => import('./LogoutRoute.tsx'), 'LogoutRoute'),
  settings: lazyRow(() => import('../settings/SettingsRoute.tsx'), 'SettingsRoute'),

  signUp: lazyRow(choice, 'ChoicePage'),
  upgrades: lazyRow(choice, 'UpgradesPage'),
  access: lazyRow(() => import('@tv/subscription/access'), 'AccessPage'),
  register: lazyRow(() => import('@tv/subscription/register'), 'RegisterPage'),

  account: lazyRow(() => import('@tv/subscription/account'), 'AccountPage'),
  subscription: lazyRow(() => import('@tv/subscription/overview'), 'SubscriptionPage'),
  personalia: lazyRow(() => import('@tv/subscription/personalData'), 'PersonaliaPage'),
  changeEmail: lazyRow(personalDataChange, 'EmailPage'),
  changePhone: lazyRow(personalDataChange, 'PhonePage'),
  changePassword: lazyRow(personalDataChange, 'PasswordPage'),
  resetPassword: lazyRow(personalDataChange, 'ResetPasswordPage'),
  billing: lazyRow(() => import('@tv/subscription/billing'), 'BillingPage'),
  purchase: lazyRow(payment, 'PurchasePage'),
  payment: lazyRow(payment, 'PaymentPage'),
  walletReturn: lazyRow(payment, 'WalletReturnPage'),
  changePaymentMethod: lazyRow(payment, 'ChangePaymentMethodPage'),
  packageReceipt: lazyRow(payment, 'ReceiptPage'),
  cancelConfirm: lazyRow(cancel, 'CancelPage'),
  stopTrial: lazyRow(cancel, 'CancelTrialPage'),

  accountStreamingServices: lazyRow(services, 'StreamingServicesPage'),
  activation: lazyRow(services, 'ActivationPage'),
  externalActivationCallback: lazyRow(
    () => import('@tv/subscription/activation'),
    'ExternalActivationCallbackPage',
  ),

  editorial: lazyRow(editorial, 'EditorialRoute', {
    preload: async (pathname, brand) => {
      const { preloadEditorialPage } = await editorial();
      await preloadEditorialPage(brand, pathname);
    },
  }),
  developer: lazyRow(() => import('../devtools/DeveloperPage.tsx'), 'DeveloperPage'),
  playerTest: lazyRow(() => import('@tv/player/playerTest'), 'PlayerTestPage'),
  contentNotFound: { component: NotFoundPage },
  customerNotFound: lazyRow(() => import('../errors/CustomerNotFoundPage.tsx'), 'CustomerNotFoundPage'),
};

/** Returns the page of a path; undefined for redirects and unknown paths. */
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
export async function prefetchPage(name: PageName, link: LinkTarget, app: AppContext): Promise<void> {
  const { module, preload, prefetch } = pages[name];
  await Promise.all([module?.(), preload?.(link.pathname, app.brand), prefetch?.(link, app)]);
}
