import { matchPattern, type PathParams } from './pattern.ts';
import { EXTERNAL_REDIRECTS, INTERNAL_REDIRECTS } from './redirects.ts';
import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from './returnPaths.ts';
import type { NormalRoute, PageName, Rendering, RouteDefinition, WrittenRouteName } from './route.ts';
import {
  ABOUT_TOPICS,
  ACCESS_KINDS,
  HELP_TOPICS,
  PACKAGES,
  PURCHASE_PURPOSES,
  RECEIPTS,
  STREAMING_SERVICES,
  WATCH_KINDS,
} from './slugs.ts';

export interface RouteTableOptions {
  readonly brandSlug: string;
  /** Everywhere but in production. */
  readonly developerPages: boolean;
}

type Switches = Partial<Omit<NormalRoute, 'kind' | 'name' | 'path' | 'page'>>;

const DRAWN: Rendering = { kind: 'page', query: [] };
const NOT_DRAWN: Rendering = { kind: 'none' };
/** Filters and sort order (PAGE-44). */
const CHOSEN: Rendering = { kind: 'page', query: ['filterMenu', 'sortMenu'] };
/** Preselected products. */
const CHOSEN_PRODUCTS: Rendering = { kind: 'page', query: ['productIds*', 'packageName'] };
/** A page for everyone, with SSR by default. */
const page = (name: string, path: string, pageName: PageName, switches: Switches = {}): NormalRoute => ({
  kind: 'normal',
  name,
  path,
  page: pageName,
  rendering: DRAWN,
  ...switches,
});

const written = (
  name: WrittenRouteName,
  path: string,
  values: NonNullable<NormalRoute['values']> = {},
): NormalRoute => page(name, path, 'written', { values });

/** Requires login. */
const customerPage = (name: string, path: string, pageName: PageName, switches: Switches = {}): NormalRoute =>
  page(name, path, pageName, {
    requiresLogin: true,
    waitsForStartup: true,
    rendering: NOT_DRAWN,
    ...switches,
  });

/** All routes. The first match wins, so specific paths precede general ones. The last two catch unknown paths. */
export function createRouteTable({
  brandSlug,
  developerPages,
}: RouteTableOptions): readonly RouteDefinition[] {
  const developer: readonly RouteDefinition[] = developerPages
    ? [
        page('developer', '/dev', 'developer', { rendering: NOT_DRAWN }),
        page('playerTest', '/dev/player', 'playerTest', { rendering: NOT_DRAWN }),
      ]
    : [];
  return [
    page('front', '/', 'front', { rendering: CHOSEN }),
    ...INTERNAL_REDIRECTS,
    ...EXTERNAL_REDIRECTS,

    page('watchLive', '/watch/live', 'watch'),
    page('watch', '/watch/:type/:id/:name?', 'watch', { values: { type: WATCH_KINDS }, isOnePage: true }),
    page('film', '/film/:id/:title?', 'filmCover'),
    page('serie', '/serie/:id/:title?', 'serieCover'),
    page('search', '/search', 'search', { rendering: { kind: 'page', query: ['q', 'type'] } }),
    page('swimlaneList', '/tema/:slug/liste/:swimlaneId', 'swimlaneList'),
    page('tema', '/tema/:slug', 'page', { rendering: CHOSEN }),
    page('tvGuide', '/tv-guide/:date?', 'tvGuide', {
      isOnePage: true,
      rendering: { kind: 'page', query: ['kl'] },
    }),
    page('legacyLink', '/se/:type/:id', 'legacyLink'),

    page('signInCallback', SIGN_IN_CALLBACK, 'signInCallback', {
      waitsForStartup: true,
      rendering: NOT_DRAWN,
    }),
    { kind: 'raw', name: 'silentCallback', path: SILENT_CALLBACK, page: 'silentCallback' },
    page('logout', '/logout/:action?', 'logout', { waitsForStartup: true, rendering: NOT_DRAWN }),

    page('signUp', '/bli-kunde', 'signUp', { hidesFooter: true, rendering: CHOSEN_PRODUCTS }),
    page('register', '/bli-kunde/registrer/:id?', 'register', {
      hidesFooter: true,
      rendering: CHOSEN_PRODUCTS,
    }),
    page('upgrades', '/bli-kunde/tilpass', 'upgrades', {
      hidesFooter: true,
      rendering: CHOSEN_PRODUCTS,
    }),

    page('access', '/tilgang/:type/:id', 'access', {
      values: { type: ACCESS_KINDS },
      waitsForStartup: true,
      hidesFooter: true,
      rendering: NOT_DRAWN,
    }),

    customerPage('account', '/min-konto', 'account'),
    customerPage('purchase', '/min-konto/:purpose', 'purchase', { values: { purpose: PURCHASE_PURPOSES } }),
    customerPage('personalia', '/informasjon', 'personalia'),
    customerPage('accountStreamingServices', '/strommetjenester', 'accountStreamingServices'),
    customerPage('settings', '/innstillinger', 'settings'),
    customerPage('billing', '/betaling', 'billing'),
    customerPage('changePaymentMethod', '/betaling/endre', 'changePaymentMethod'),
    customerPage('paymentMethod', '/payment-method', 'changePaymentMethod'),
    customerPage('walletReturn', '/payment/vipps', 'walletReturn'),
    customerPage('payment', '/payment/:id', 'payment'),
    customerPage('subscription', '/abonnement', 'subscription', { hidesFooter: true }),
    page('resetPassword', '/passord/reset', 'resetPassword', { rendering: NOT_DRAWN }),
    customerPage('changePassword', '/passord', 'changePassword'),
    customerPage('changeEmail', '/epost', 'changeEmail'),
    customerPage('changePhone', '/telefon', 'changePhone'),

    customerPage('cancelConfirm', '/package/cancel/confirm', 'cancelConfirm'),
    customerPage('retentionReceipt', '/package/cancel/confirm/receipt', 'packageReceipt'),
    customerPage('stopTrial', '/package/cancel/trial', 'stopTrial'),
    customerPage('packageReceipt', '/package/:outcome/receipt', 'packageReceipt', {
      values: { outcome: RECEIPTS },
    }),

    customerPage('activation', '/aktiver', 'activation'),
    customerPage('activationViaplay', '/aktiver-viaplay', 'activation'),
    customerPage('activationTv2', '/aktiver-tv2', 'activation'),
    customerPage('activationMax', '/aktiver-max', 'activation'),
    customerPage('activationHbo', '/aktiver-hbo', 'activation'),
    {
      kind: 'raw',
      name: 'externalActivationCallback',
      path: '/external-activation-callback',
      page: 'externalActivationCallback',
    },

    written('about', `/hva-er-${brandSlug}/:topic?`, { topic: ABOUT_TOPICS }),
    written('help', '/hjelp/:topic?', { topic: HELP_TOPICS }),
    written('streamingTips', '/stromming-tips'),
    written('streamingService', '/strommetjenester/:service', { service: STREAMING_SERVICES }),
    written('packages', '/abonnementer/:package?', { package: PACKAGES }),
    written('terms', '/vilkar'),
    written('privacy', '/personvern'),
    written('apps', '/app'),
    written('accessibility', '/tilgjengelighet'),
    ...developer,

    ...['/min-konto/*', '/package/*', '/bli-kunde/*'].map((path) =>
      page(`customerNotFound:${path}`, path, 'customerNotFound'),
    ),
    page('page', '/:slug', 'page', { rendering: CHOSEN }),
    page('contentNotFound', '*', 'contentNotFound'),
  ];
}

/** Whether parameters with closed values are valid; missing ones are (ROUTE-04, ROUTE-61). */
export function acceptsParams(route: NormalRoute, params: PathParams): boolean {
  return Object.entries(route.values ?? {}).every(([name, allowed]) => {
    const value = params[name];
    return value === undefined || allowed.includes(value);
  });
}

const CUSTOMER_SIDE = /^\/(?:min-konto|package|bli-kunde|aktiver(?:-[^/]*)?)(?:\/|$)/i;

/** Not-found page of a path: 'siden du lette etter' for account paths, else 'innholdet du leter etter'. */
export function notFoundPage(pathname: string): 'contentNotFound' | 'customerNotFound' {
  return CUSTOMER_SIDE.test(pathname) ? 'customerNotFound' : 'contentNotFound';
}

export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly params: PathParams;
}

/** The first matching route. The last route matches all. */
export function findRoute(table: readonly RouteDefinition[], pathname: string): RouteMatch | undefined {
  for (const route of table) {
    const params = matchPattern(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}
