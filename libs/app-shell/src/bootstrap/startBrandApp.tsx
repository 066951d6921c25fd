import '@tv/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { api } from '@tv/api-client';
import { relaySilentCallback, bustFrame } from '@tv/auth';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { ConfigError, type Brand, parseRuntimeConfig, withLocalOverrides } from '@tv/config';
import { runWhenIdle } from '@tv/lazy';
import { links } from '@tv/routes';
import { Root } from '../app/Root.tsx';
import { preloadRoute } from '../app/routes.tsx';
import type { AppContext } from '../composition/appContext.ts';
import { createApp } from '../composition/createApp.browser.ts';
import type { ServerRenderedPage } from '../errors/AppErrorBoundary.tsx';
import { handlePreloadErrors } from '../errors/handlePreloadErrors.browser.ts';
import { DEFERRED_TO_CLIENT } from '../server/deferredToClient.ts';
import { replayEarlyClicks } from './earlyClicks.browser.ts';
import { replayEarlyInput } from './replayEarlyInput.browser.ts';
import { removeSignedInHint } from './signedInHint.browser.ts';
import { tolerateTranslation } from './tolerateTranslation.browser.ts';

/** Yields for painting and input, without a timer's throttling. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Returns whether the server left a part to the client. */
const isDeferred = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === DEFERRED_TO_CLIENT;

async function loadAndShowStartupError(error: unknown, element: Element): Promise<void> {
  const { startupErrorText, showStartupError, configErrorText } =
    await import('./showStartupError.browser.ts');
  const text = error instanceof ConfigError ? configErrorText : startupErrorText(window.navigator);
  showStartupError(window, element, text);
}

function createServerRenderedPage(element: HTMLElement): ServerRenderedPage {
  let isHydrated = false;
  return {
    getMarkup: () => (isHydrated ? undefined : element.innerHTML),
    onHydrated: () => {
      isHydrated = true;
    },
    showStartupError: () => void loadAndShowStartupError(undefined, element),
  };
}

function renderOrHydrate(element: HTMLElement, app: AppContext, isRouteLoaded: boolean): void {
  const isHydrating = app.serverRender !== undefined && element.hasChildNodes() && isRouteLoaded;
  const tree = (
    <StrictMode>
      <Root app={app} serverRenderedPage={isHydrating ? createServerRenderedPage(element) : undefined} />
    </StrictMode>
  );
  if (!isHydrating) {
    createRoot(element).render(tree);
    return;
  }
  // User input can interrupt a transition.
  startTransition(() => {
    hydrateRoot(element, tree, {
      onRecoverableError: (error) => (isDeferred(error) ? undefined : app.reporter.error(error, 'hydration')),
    });
  });
}

/** Preloads the page after sign-in while the token is requested. */
function preloadReturnRoute(
  { routeTable, session, brand }: AppContext,
  { pathname, search, origin }: Location,
) {
  const next = session.returnPath();
  if (pathname !== links.signInCallback() || next === undefined) return;
  if (new URLSearchParams(search).has('code'))
    void preloadRoute(routeTable, new URL(next, origin).pathname, brand);
}

/** Limit, since responses can start further queries. */
const MAX_QUERY_ROUNDS = 10;

/** Resolves when the session is known and, after rendering, every query started for that user has settled. */
async function whenUserDataLoaded({ store, started }: AppContext): Promise<void> {
  await started;
  for (let round = 0; round < MAX_QUERY_ROUNDS; round += 1) {
    // Idle means that rendering or hydration is done.
    await new Promise<void>((resolve) => void runWhenIdle(resolve));
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.allSettled(running);
  }
}

/** Starts in steps that yield to the browser. Throws a `ConfigError` that names the wrong key. */
async function start(brand: Brand, element: HTMLElement): Promise<void> {
  // Evaluating the script was a step as well.
  await yieldToMain();
  const configText = document.getElementById('runtime-config')?.textContent ?? '';
  const config = withLocalOverrides(parseRuntimeConfig(configText), openDeviceStorage());
  const app = createApp(brand, config, window);
  handlePreloadErrors(window, app.browser.reloadAfterChunkError);
  // Hydration needs the page module.
  const isRouteLoaded = await preloadRoute(app.routeTable, window.location.pathname, brand);
  preloadReturnRoute(app, window.location);
  await yieldToMain();
  renderOrHydrate(element, app, isRouteLoaded);
  // Input comes before the click that submits it.
  replayEarlyInput(element);
  replayEarlyClicks(window);
  void whenUserDataLoaded(app).then(() => removeSignedInHint(document));
}

/** Starts a brand's app, up to the first render. Shows errors; a server-rendered page stays readable. */
export async function startBrandApp(brand: Brand): Promise<void> {
  // Usually answered by the inline script already.
  if (relaySilentCallback(window)) return;
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no element "root"');
  bustFrame(window);
  tolerateTranslation();
  try {
    await start(brand, element);
  } catch (error) {
    // The reporter may not exist yet.
    console.error('[start]', error);
    await loadAndShowStartupError(error, element);
  }
}
