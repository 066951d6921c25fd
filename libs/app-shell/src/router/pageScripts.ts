import type { Brand } from '@tv/config';
import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import type * as CustomerScripts from './customerScripts.ts';
import { pageScript, type PageScript } from './pageScript.ts';

export const coverPage = pageScript(
  () => import('@tv/discovery-ui/coverPage'),
  'libs/discovery-ui/src/coverPage/CoverPages.tsx',
);
export const search = pageScript(
  () => import('@tv/discovery-ui/search'),
  'libs/discovery-ui/src/search/SearchPage.tsx',
);
export const guide = pageScript(
  () => import('@tv/discovery-ui/guide'),
  'libs/discovery-ui/src/guide/GuidePage.tsx',
);
export const legacyLink = pageScript(
  () => import('@tv/discovery-ui/legacyLink'),
  'libs/discovery-ui/src/legacyLink/LegacyLinkPage.tsx',
);
export const swimlaneList = pageScript(
  () => import('@tv/discovery-ui/swimlaneList'),
  'libs/discovery-ui/src/swimlaneList/SwimlaneListPage.tsx',
);
export const player = pageScript(
  () => import('../watch/WatchRoute.tsx'),
  'libs/app-shell/src/watch/WatchRoute.tsx',
);
export const account = pageScript(
  () => import('@tv/subscription/account'),
  'libs/subscription/src/account/AccountPage.tsx',
);
/**
 * A customer-only page, never server-rendered. An extra dynamic import keeps its file names out of the first
 * load.
 */
const customerScript = <Script>(
  pick: (scripts: typeof CustomerScripts) => Promise<Script>,
): PageScript<Script> => pageScript(() => import('./customerScripts.ts').then(pick));

export const externalActivation = customerScript(({ activation }) => activation());
export const settings = customerScript(({ settings }) => settings());
export const choice = pageScript(
  () => import('@tv/subscription/choice'),
  'libs/subscription/src/choice/page/choicePages.ts',
);
export const access = pageScript(
  () => import('@tv/subscription/access'),
  'libs/subscription/src/recommendation/AccessPage.tsx',
);
export const overview = customerScript(({ overview }) => overview());
export const cancel = customerScript(({ cancel }) => cancel());
export const register = pageScript(
  () => import('@tv/subscription/register'),
  'libs/subscription/src/registration/registerPages.ts',
);
export const personalData = customerScript(({ personalData }) => personalData());
export const personalDataChange = customerScript(({ personalDataChange }) => personalDataChange());
export const payment = customerScript(({ payment }) => payment());
export const billing = customerScript(({ billing }) => billing());
export const services = customerScript(({ services }) => services());
export const words = pageScript(() => import('@tv/words'), 'libs/words/src/index.ts');
export const customerNotFound = pageScript(
  () => import('../errors/CustomerNotFoundPage.tsx'),
  'libs/app-shell/src/errors/CustomerNotFoundPage.tsx',
);
export const developer = pageScript(
  () => import('../developer/developerPages.ts'),
  'libs/app-shell/src/developer/developerPages.ts',
);
export const signInCallback = pageScript(
  () => import('@tv/auth/callback'),
  'libs/auth/src/signIn/CallbackPage.tsx',
);
export const requireLogin = pageScript(
  () => import('@tv/auth/requireLogin'),
  'libs/auth/src/signIn/RequireLogin.tsx',
);
export const logout = pageScript(
  () => import('../customer/LogoutRoute.tsx'),
  'libs/app-shell/src/customer/LogoutRoute.tsx',
);

/** Module of every page outside the first load. */
const scripts: Readonly<Partial<Record<PageName, PageScript<unknown>>>> = {
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
  written: words,
};

/** Undefined for pages of the first load. */
export function scriptOf(
  table: readonly RouteDefinition[],
  pathname: string,
): PageScript<unknown> | undefined {
  const route = findRoute(table, pathname)?.route;
  return route?.kind === 'normal' || route?.kind === 'raw' ? scripts[route.page] : undefined;
}

/** Loads the page module and text of a path. Resolves to false on errors; never rejects. */
export async function bringPage(
  table: readonly RouteDefinition[],
  pathname: string,
  brand: Brand,
): Promise<boolean> {
  try {
    const script = scriptOf(table, pathname);
    await script?.();
    if (script === words) await words.current()?.preloadEditorialPage(brand, pathname);
    return true;
  } catch {
    // The page retries and reports the error.
    return false;
  }
}
