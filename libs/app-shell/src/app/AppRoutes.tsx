import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { findRoute, type RouteDefinition } from '@tv/routes';
import { useIsShallowNavigation } from '@tv/ssr';
import { DialogScope } from '@tv/ui';
import { Layout } from '../layout/Layout.tsx';
import { RouteChangeEffects } from '../navigation/RouteChangeEffects.tsx';
import { VisitEffects } from '../navigation/VisitEffects.tsx';
import { RouteElement, type RedirectTo } from './RouteElement.tsx';
import type { Pages } from './routes.tsx';

interface AppRoutesProps {
  readonly routeTable: readonly RouteDefinition[];
  readonly pages: Pages;
  readonly redirectTo: RedirectTo;
}

/** The route of the current path, for React Router: normal pages inside the layout, raw ones without. */
export function AppRoutes({ routeTable, pages, redirectTo }: AppRoutesProps) {
  const element = (route: RouteDefinition) => (
    <Route
      key={route.path}
      path={route.path}
      element={<RouteElement route={route} pages={pages} redirectTo={redirectTo} />}
    />
  );
  const { pathname } = useLocation();
  // The router would rank all routes in each render. The last one matches a path that only `findRoute` accepts.
  const found = findRoute(routeTable, pathname)?.route;
  const routes = routeTable.filter((route, index) => route === found || index === routeTable.length - 1);
  return (
    <DialogScope routeKey={usePageKey()}>
      <RouteChangeEffects />
      <VisitEffects />
      <Routes>
        {routes.filter(({ kind }) => kind === 'raw').map(element)}
        <Route element={<Layout routeTable={routeTable} />}>
          {routes.filter(({ kind }) => kind !== 'raw').map(element)}
        </Route>
      </Routes>
    </DialogScope>
  );
}

/** Changes on navigation, but not when a page updates its own address. */
function usePageKey(): string {
  const { key } = useLocation();
  const isAddressUpdate = useIsShallowNavigation();
  const [pageKey, setPageKey] = useState(key);
  if (key === pageKey || isAddressUpdate) return pageKey;
  setPageKey(key);
  return key;
}
