import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useIsShallowNavigation, useIsHydrated } from '@tv/rendering';
import type { RouteDefinition } from '@tv/routes';
import { DialogScope, lazyOptional } from '@tv/ui';
import { Layout } from '../layout/Layout.tsx';
import { RouteElement } from './RouteElement.tsx';
import type { LeaveFor, Pages } from './RouteElement.tsx';
import { RouteWatcher } from './RouteWatcher.tsx';

const Visits = lazyOptional(() => import('./Visits.tsx').then(({ Visits }) => Visits));

interface AppRoutesProps {
  readonly table: readonly RouteDefinition[];
  readonly pages: Pages;
  readonly leaveFor: LeaveFor;
}

/** The route table for React Router: normal pages inside the layout, raw ones without. */
export function AppRoutes({ table, pages, leaveFor }: AppRoutesProps) {
  const element = (route: RouteDefinition) => (
    <Route
      key={route.path}
      path={route.path}
      element={<RouteElement route={route} pages={pages} leaveFor={leaveFor} />}
    />
  );
  return (
    <DialogScope routeKey={usePageKey()}>
      <RouteWatcher />
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <Visits />
        </Suspense>
      )}
      <Routes>
        {table.filter(({ kind }) => kind === 'raw').map(element)}
        <Route element={<Layout routeTable={table} />}>
          {table.filter(({ kind }) => kind !== 'raw').map(element)}
        </Route>
      </Routes>
    </DialogScope>
  );
}

/** Changes on navigation, but not when a page updates its own address. */
function usePageKey(): string {
  const { key } = useLocation();
  const isNote = useIsShallowNavigation();
  const [pageKey, setPageKey] = useState(key);
  if (key === pageKey || isNote) return pageKey;
  setPageKey(key);
  return key;
}
