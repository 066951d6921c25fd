import { EXTERNAL_REDIRECTS, INTERNAL_REDIRECTS } from '../legacy/redirects.ts';
import {
  ABOUT_TOPICS,
  ACCESS_KINDS,
  HELP_TOPICS,
  PACKAGES,
  PURCHASE_PURPOSES,
  RECEIPTS,
  STREAMING_SERVICES,
  WATCH_KINDS,
} from '../params/slugs.ts';
import { matchSegments, splitPath, type PathParams } from './matchPattern.ts';
import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from './pathKind.ts';
import type { NormalRoute, PageOptions, RawRoute, RouteDefinition, SsrPolicy } from './routeDefinition.ts';

export interface RouteTableOptions {
  readonly brandSlug: string;
  /** Everywhere but in production. */
  readonly developerPages: boolean;
}

const SSR: SsrPolicy = { kind: 'page', query: [] };
const NO_SSR: SsrPolicy = { kind: 'none' };
/** Filters and sort order (PAGE-44). */
const SSR_WITH_FILTERS: SsrPolicy = { kind: 'page', query: ['filterMenu', 'sortMenu'] };
/** Preselected products. */
const SSR_WITH_PRODUCTS = { kind: 'page', query: ['productIds*', 'packageName'] } satisfies SsrPolicy;

/** A page for everyone, with SSR by default. */
const page = <const Path extends string, const Page extends string>(
  name: string,
  path: Path,
  pageName: Page,
  options: Partial<PageOptions> = {},
): NormalRoute<Path, Page> => ({ kind: 'normal', name, path, page: pageName, ssr: SSR, ...options });

/** Returns a page without the layout. Its name is the route's. */
const rawPage = <const Path extends string, const Page extends string>(
  pageName: Page,
  path: Path,
): RawRoute<Path, Page> => ({ kind: 'raw', name: pageName, path, page: pageName });

const editorialPage = <const Path extends string>(
  name: string,
  path: Path,
  values: PageOptions['values'] = {},
) => page(name, path, 'editorial', { values });

/** Requires login. */
const customerPage = <const Path extends string, const Page extends string>(
  name: string,
  path: Path,
  pageName: Page,
  options: Partial<PageOptions> = {},
) => page(name, path, pageName, { requiresLogin: true, waitsForStartup: true, ssr: NO_SSR, ...options });

/**
 * Creates all routes. The first match wins. The last two rows match
 * unknown paths.
 */
export function createRouteTable(options: RouteTableOptions): readonly RouteDefinition[] {
  return createRows(options);
}

/** Creates the rows, with paths and pages as literal types. */
export function createRows({ brandSlug, developerPages }: RouteTableOptions) {
  const developer = [
    page('developer', '/dev', 'developer', { ssr: NO_SSR }),
    page('playerTest', '/dev/player', 'playerTest', { ssr: NO_SSR }),
  ];
  return [
    page('front', '/', 'front', { ssr: SSR_WITH_FILTERS }),
    ...INTERNAL_REDIRECTS,
    ...EXTERNAL_REDIRECTS,

    page('watchLive', '/watch/live', 'watch'),
    page('watch', '/watch/:type/:id/:name?', 'watch', {
      values: { type: WATCH_KINDS },
      isReusedAcrossParams: true,
    }),
    page('film', '/film/:id/:title?', 'filmCover'),
    page('serie', '/serie/:id/:title?', 'serieCover'),
    page('search', '/search', 'search', { ssr: { kind: 'page', query: ['q', 'type'] } }),
    page('swimlaneList', '/tema/:slug/liste/:swimlaneId', 'swimlaneList'),
    page('tema', '/tema/:slug', 'page', { ssr: SSR_WITH_FILTERS }),
    page('tvGuide', '/tv-guide/:date?', 'tvGuide', {
      isReusedAcrossParams: true,
      ssr: { kind: 'page', query: ['kl'] },
    }),
    page('legacyLink', '/se/:type/:id', 'legacyLink'),

    page('signInCallback', SIGN_IN_CALLBACK, 'signInCallback', {
      waitsForStartup: true,
      ssr: NO_SSR,
    }),
    rawPage('silentCallback', SILENT_CALLBACK),
    page('logout', '/logout/:action?', 'logout', { waitsForStartup: true, ssr: NO_SSR }),

    page('signUp', '/bli-kunde', 'signUp', { hidesFooter: true, ssr: SSR_WITH_PRODUCTS }),
    page('register', '/bli-kunde/registrer/:id?', 'register', {
      hidesFooter: true,
      // A return from the wallet replaces the form, and a click on the served one would be lost.
      ssr: { ...SSR_WITH_PRODUCTS, personalParameter: 'state' },
    }),
    page('upgrades', '/bli-kunde/tilpass', 'upgrades', {
      hidesFooter: true,
      ssr: SSR_WITH_PRODUCTS,
    }),

    page('access', '/tilgang/:type/:id', 'access', {
      values: { type: ACCESS_KINDS },
      waitsForStartup: true,
      hidesFooter: true,
      ssr: NO_SSR,
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
    page('resetPassword', '/passord/reset', 'resetPassword', { ssr: NO_SSR }),
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
    rawPage('externalActivationCallback', '/external-activation-callback'),

    editorialPage('about', `/hva-er-${brandSlug}/:topic?`, { topic: ABOUT_TOPICS }),
    editorialPage('help', '/hjelp/:topic?', { topic: HELP_TOPICS }),
    editorialPage('streamingTips', '/stromming-tips'),
    editorialPage('streamingService', '/strommetjenester/:service', { service: STREAMING_SERVICES }),
    editorialPage('packages', '/abonnementer/:package?', { package: PACKAGES }),
    editorialPage('terms', '/vilkar'),
    editorialPage('privacy', '/personvern'),
    editorialPage('apps', '/app'),
    editorialPage('accessibility', '/tilgjengelighet'),
    ...(developerPages ? developer : []),

    ...(['/min-konto/*', '/package/*', '/bli-kunde/*'] as const).map((path) =>
      page(`customerNotFound:${path}`, path, 'customerNotFound'),
    ),
    page('page', '/:slug', 'page', { ssr: SSR_WITH_FILTERS }),
    page('contentNotFound', '*', 'contentNotFound'),
  ];
}

/** Returns whether parameters with closed values are valid or missing (ROUTE-04, ROUTE-61). */
export function hasValidParams(route: NormalRoute, params: PathParams): boolean {
  return Object.entries(route.values ?? {}).every(([name, allowed]) => {
    const value = params[name];
    return value === undefined || allowed.includes(value);
  });
}

const CUSTOMER_SIDE = /^\/(?:min-konto|package|bli-kunde|aktiver(?:-[^/]*)?)(?:\/|$)/i;

/**
 * Returns the not-found page of a path: 'siden du lette etter' for account paths, else 'innholdet du leter
 * etter'.
 */
export function notFoundPageFor(pathname: string): 'contentNotFound' | 'customerNotFound' {
  return CUSTOMER_SIDE.test(pathname) ? 'customerNotFound' : 'contentNotFound';
}

/** Returns the first matching route. The last route matches all. */
export function findRoute(table: readonly RouteDefinition[], pathname: string) {
  const segments = splitPath(pathname);
  for (const route of table) {
    const params = matchSegments(route.path, segments);
    if (params) return { route, params };
  }
  return undefined;
}
