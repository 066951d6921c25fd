import type { Brand } from '@tv/config';
import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import type * as CustomerScripts from './customerModules.ts';
import { lazyWithPreload, type PreloadableModule } from './lazyWithPreload.ts';

export const coverPage = lazyWithPreload(
  () => import('@tv/discovery-ui/coverPage'),
  'libs/discovery-ui/src/coverPage/CoverPages.tsx',
);
export const search = lazyWithPreload(
  () => import('@tv/discovery-ui/search'),
  'libs/discovery-ui/src/search/SearchPage.tsx',
);
export const guide = lazyWithPreload(
  () => import('@tv/discovery-ui/guide'),
  'libs/discovery-ui/src/guide/GuidePage.tsx',
);
export const legacyLink = lazyWithPreload(
  () => import('@tv/discovery-ui/legacyLink'),
  'libs/discovery-ui/src/legacyLink/LegacyLinkPage.tsx',
);
export const swimlaneList = lazyWithPreload(
  () => import('@tv/discovery-ui/swimlaneList'),
  'libs/discovery-ui/src/swimlaneList/SwimlaneListPage.tsx',
);
export const player = lazyWithPreload(
  () => import('./WatchRoute.tsx'),
  'libs/app-shell/src/app/WatchRoute.tsx',
);
export const account = lazyWithPreload(
  () => import('@tv/subscription/account'),
  'libs/subscription/src/account/AccountPage.tsx',
);
/**
 * A customer-only page, never server-rendered. An extra dynamic import keeps its file names out of the first
 * load.
 */
const customerModule = <Script>(
  pick: (scripts: typeof CustomerScripts) => Promise<Script>,
): PreloadableModule<Script> => lazyWithPreload(() => import('./customerModules.ts').then(pick));

export const externalActivation = customerModule(({ activation }) => activation());
export const settings = customerModule(({ settings }) => settings());
export const choice = lazyWithPreload(
  () => import('@tv/subscription/choice'),
  'libs/subscription/src/choice/page/choicePages.ts',
);
export const access = lazyWithPreload(
  () => import('@tv/subscription/access'),
  'libs/subscription/src/recommendation/AccessPage.tsx',
);
export const overview = customerModule(({ overview }) => overview());
export const cancel = customerModule(({ cancel }) => cancel());
export const register = lazyWithPreload(
  () => import('@tv/subscription/register'),
  'libs/subscription/src/registration/registerPages.ts',
);
export const personalData = customerModule(({ personalData }) => personalData());
export const personalDataChange = customerModule(({ personalDataChange }) => personalDataChange());
export const payment = customerModule(({ payment }) => payment());
export const billing = customerModule(({ billing }) => billing());
export const services = customerModule(({ services }) => services());
export const editorial = lazyWithPreload(() => import('@tv/editorial'), 'libs/editorial/src/index.ts');
export const customerNotFound = lazyWithPreload(
  () => import('../errors/CustomerNotFoundPage.tsx'),
  'libs/app-shell/src/errors/CustomerNotFoundPage.tsx',
);
export const developer = lazyWithPreload(
  () => import('../devtools/developerPages.ts'),
  'libs/app-shell/src/devtools/developerPages.ts',
);
export const signInCallback = lazyWithPreload(
  () => import('@tv/auth/callback'),
  'libs/auth/src/signIn/CallbackPage.tsx',
);
export const requireLogin = lazyWithPreload(
  () => import('@tv/auth/requireLogin'),
  'libs/auth/src/signIn/RequireLogin.tsx',
);
export const logout = lazyWithPreload(
  () => import('./LogoutRoute.tsx'),
  'libs/app-shell/src/app/LogoutRoute.tsx',
);

/** Module of every page outside the first load. */
const pageModules: Readonly<Partial<Record<PageName, PreloadableModule<unknown>>>> = {
  filmCover: coverPage,
  serieCover: coverPage,
  search,
  swimlaneList,
  tvGuide: guide,
  legacyLink,
  watch: player,
  signUp: choice,
  upgrades: choice,
  access,
  subscription: overview,
  register,
  personalia: personalData,
  changeEmail: personalDataChange,
  changePhone: personalDataChange,
  changePassword: personalDataChange,
  resetPassword: personalDataChange,
  purchase: payment,
  payment,
  walletReturn: payment,
  changePaymentMethod: payment,
  packageReceipt: payment,
  account,
  cancelConfirm: cancel,
  stopTrial: cancel,
  billing,
  settings,
  accountStreamingServices: services,
  activation: services,
  externalActivationCallback: externalActivation,
  customerNotFound,
  developer,
  playerTest: developer,
  signInCallback,
  logout,
  written: editorial,
};

/** Undefined for pages of the first load. */
export function findPageModule(
  table: readonly RouteDefinition[],
  pathname: string,
): PreloadableModule<unknown> | undefined {
  const route = findRoute(table, pathname)?.route;
  return route?.kind === 'normal' || route?.kind === 'raw' ? pageModules[route.page] : undefined;
}

/** Loads the page module and text of a path. Resolves to false on errors; never rejects. */
export async function preloadRoute(
  table: readonly RouteDefinition[],
  pathname: string,
  brand: Brand,
): Promise<boolean> {
  try {
    const script = findPageModule(table, pathname);
    await script?.();
    if (script === editorial) await editorial.current()?.preloadEditorialPage(brand, pathname);
    return true;
  } catch {
    // The page retries and reports the error.
    return false;
  }
}
