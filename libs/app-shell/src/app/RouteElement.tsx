import { useEffect, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useConfig } from '@tv/config';
import { lazyWithPreload } from '@tv/lazy';
import { hasValidParams, externalTarget, notFoundPageFor, redirectTarget } from '@tv/routes';
import type { ExternalRedirect, InternalRedirect, NormalRoute, PageName, RouteDefinition } from '@tv/routes';
import { Redirect, PageBoundary } from '@tv/ssr';
import { useIsStarted } from '../bootstrap/StartupProvider.tsx';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { StartupLoader } from '../layout/StartupLoader.tsx';
import { lazyPage } from './lazyPage.tsx';
import type { Pages } from './routes.tsx';

export type RedirectTo = (url: string) => void;

interface RouteElementProps {
  readonly route: RouteDefinition;
  readonly pages: Pages;
  readonly redirectTo: RedirectTo;
}

// Lazy: most visits start on a public page.
const Guard = lazyPage(
  lazyWithPreload(() => import('@tv/auth/requireLogin')),
  ({ RequireLogin }) => RequireLogin,
);

interface PageProps {
  readonly name: PageName;
  readonly pages: Pages;
  /** For customer pages: the target when the user does not sign in. */
  readonly redirectPath?: string | undefined;
  readonly keepsMounted?: boolean | undefined;
}

function Page({ name, pages, redirectPath, keepsMounted }: PageProps) {
  const { pathname } = useLocation();
  const { component: Component, hasBoundary = false } = pages[name];
  const page = hasBoundary ? (
    <Component />
  ) : (
    <PageBoundary fallback={<StartupLoader isBrief />}>
      <Component />
    </PageBoundary>
  );
  return (
    <PageErrorBoundary key={keepsMounted ? name : pathname}>
      {redirectPath === undefined ? page : <Guard redirectPath={redirectPath}>{page}</Guard>}
    </PageErrorBoundary>
  );
}

/** Shows 'Henter innhold' until startup is done (ROUTE-37). */
function AfterStartup({ children }: { readonly children: ReactNode }) {
  return useIsStarted() ? children : <StartupLoader />;
}

function NormalPage({ route, pages }: Pick<RouteElementProps, 'pages'> & { readonly route: NormalRoute }) {
  const params = useParams();
  const { pathname } = useLocation();
  const name = hasValidParams(route, params) ? route.page : notFoundPageFor(pathname);
  // A missing page needs no sign-in.
  const needsLogin = route.requiresLogin === true && name === route.page;
  const redirectPath = needsLogin ? (route.redirectPath ?? '/') : undefined;
  const page = (
    <Page name={name} pages={pages} redirectPath={redirectPath} keepsMounted={route.isReusedAcrossParams} />
  );
  return route.waitsForStartup === true || needsLogin ? <AfterStartup>{page}</AfterStartup> : page;
}

function InternalRedirectRoute({ route }: { readonly route: InternalRedirect }) {
  const { pathname, search } = useLocation();
  const analytics = useAnalytics();
  const { to, tracking } = redirectTarget(route, useParams()['*'] ?? '', search);
  useEffect(() => {
    if (tracking !== undefined)
      analytics.push({ event: 'redirect_taken', name: tracking, from: pathname, to });
  }, [analytics, tracking, pathname, to]);
  return <Redirect to={to} />;
}

function ExternalRedirectRoute({
  route,
  redirectTo,
}: {
  readonly route: ExternalRedirect;
  readonly redirectTo: RedirectTo;
}) {
  const { search } = useLocation();
  const target = externalTarget(route, useConfig().identity.authority, search);
  useEffect(() => redirectTo(target), [redirectTo, target]);
  return <StartupLoader />;
}

/** Renders a route or performs its redirect (ROUTE-32…36). */
export function RouteElement({ route, pages, redirectTo }: RouteElementProps) {
  switch (route.kind) {
    case 'normal':
      return <NormalPage route={route} pages={pages} />;
    case 'raw':
      return <Page name={route.page} pages={pages} />;
    case 'internalRedirect':
      return <InternalRedirectRoute route={route} />;
    case 'externalRedirect':
      return <ExternalRedirectRoute route={route} redirectTo={redirectTo} />;
  }
}
