import { Suspense, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { RouteDefinition } from '@tv/routes';
import { useIsShallowNavigation, useIsHydrated } from '@tv/ssr';
import { DialogScope, lazyOptional } from '@tv/ui';
import { Layout } from '../layout/Layout.tsx';
import { RouteChangeEffects } from '../navigation/RouteChangeEffects.tsx';
import { RouteElement } from './RouteElement.tsx';
import type { RedirectTo, PageComponents } from './RouteElement.tsx';
import { PlayerTeardownContext } from './usePlayerTeardown.ts';

const VisitEffects = lazyOptional(() =>
  import('../navigation/VisitEffects.tsx').then(({ VisitEffects }) => VisitEffects),
);

interface AppRoutesProps {
  readonly routeTable: readonly RouteDefinition[];
  readonly pageComponents: PageComponents;
  readonly redirectTo: RedirectTo;
}

/** The route table for React Router: normal pages inside the layout, raw ones without. */
export function AppRoutes({ routeTable, pageComponents, redirectTo }: AppRoutesProps) {
  const playerTeardown = useRef(Promise.resolve());
  const element = (route: RouteDefinition) => (
    <Route
      key={route.path}
      path={route.path}
      element={<RouteElement route={route} pageComponents={pageComponents} redirectTo={redirectTo} />}
    />
  );
  return (
    <DialogScope routeKey={usePageKey()}>
      <RouteChangeEffects />
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <VisitEffects />
        </Suspense>
      )}
      <PlayerTeardownContext value={playerTeardown}>
        <Routes>
          {routeTable.filter(({ kind }) => kind === 'raw').map(element)}
          <Route element={<Layout routeTable={routeTable} />}>
            {routeTable.filter(({ kind }) => kind !== 'raw').map(element)}
          </Route>
        </Routes>
      </PlayerTeardownContext>
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
