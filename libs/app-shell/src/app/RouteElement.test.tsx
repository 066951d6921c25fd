// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pageListFixture } from '@tv/api-client/fixtures';
import { SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import type { RouteDefinition } from '@tv/routes';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { StartupProvider } from '../bootstrap/StartupProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { pages } from './routes.tsx';

/* Route kinds that the product's route table does not contain yet. */

const moved = { kind: 'internalRedirect', name: 'moved', path: '/a/*', to: '/b' } as const;
const target = {
  kind: 'normal',
  name: 'target',
  path: '/b/*',
  page: 'front',
  ssr: { kind: 'none' },
} as const;
/** Opens a path as a visitor and records the visited paths. */
function visit(path: string, table: readonly RouteDefinition[]) {
  vi.stubGlobal('scrollTo', () => undefined);
  const { tab, close } = createStoryTab({ path, isSignedIn: false });
  const world = createTestWorld({
    responses: { 'GET /content-layout/pages': pageListFixture },
  });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    close();
    vi.unstubAllGlobals();
  });
  root.render(
    <TestWorldProvider world={world} initialPath={path}>
      <SessionProvider session={tab.session}>
        <StartupProvider ready={Promise.resolve()}>
          <AppRoutes
            routeTable={table}
            pages={{ ...pages, front: { component: () => <h1>Forsiden</h1> } }}
            redirectTo={() => undefined}
          />
        </StartupProvider>
      </SessionProvider>
    </TestWorldProvider>,
  );
  return world.visited;
}

it.each([
  [true, '/b/x/y?c=1'],
  [false, '/b?c=1'],
])(
  'ROUTE-33 a redirect appends the rest of the path to its target if configured: %s',
  async (keepPath, to) => {
    const visited = visit('/a/x/y?c=1', [{ ...moved, keepPath }, target]);
    await vi.waitFor(() => expect(visited.at(-1)).toBe(to));
  },
);
