import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyWithPreload } from '@tv/lazy';
import type { RouteDefinition } from '@tv/routes';
import { AfterHydration, useIsShallowNavigation } from '@tv/ssr';
import { DialogScope } from '@tv/ui';
import { Layout } from '../layout/Layout.tsx';
import { RouteChangeEffects } from '../navigation/RouteChangeEffects.tsx';
import { RouteElement, type RedirectTo } from './RouteElement.tsx';
import type { Pages } from './routes.tsx';

const VisitEffects = lazyWithPreload(() => import('../navigation/VisitEffects.tsx'), {
  critical: false,
}).component(({ VisitEffects }) => VisitEffects);

interface AppRoutesProps {
  readonly routeTable: readonly RouteDefinition[];
  readonly pages: Pages;
  readonly redirectTo: RedirectTo;
}

/** The route table for React Router: normal pages inside the layout, raw ones without. */
export function AppRoutes({ routeTable, pages, redirectTo }: AppRoutesProps) {
  const element = (route: RouteDefinition) => (
    <Route
      key={route.path}
      path={route.path}
      element={<RouteElement route={route} pages={pages} redirectTo={redirectTo} />}
    />
  );
  return (
    <DialogScope routeKey={usePageKey()}>
      <RouteChangeEffects />
      <AfterHydration>
        <VisitEffects />
      </AfterHydration>
      <Routes>
        {routeTable.filter(({ kind }) => kind === 'raw').map(element)}
        <Route element={<Layout routeTable={routeTable} />}>
          {routeTable.filter(({ kind }) => kind !== 'raw').map(element)}
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
