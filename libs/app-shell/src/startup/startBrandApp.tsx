import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ErrorReporter } from '@tv/analytics';
import { relaySilentCallback, bustFrame } from '@tv/auth';
import { ConfigError, openStorage } from '@tv/config';
import type { Brand } from '@tv/config';
import { links } from '@tv/routes';
import '@tv/ui/base.css';
import { Root } from '../Root.tsx';
import { catchChunkFailures } from '../errors/chunkFailures.browser.ts';
import { bringPage } from '../router/pageScripts.ts';
import { LEFT_TO_THE_APP } from '../server/leftToTheApp.ts';
import { createWorld } from '../world/createWorld.browser.ts';
import type { World } from '../world/world.ts';
import type { DrawnPage } from './drawnPage.ts';
import { replayEarlyInput } from './earlyInput.browser.ts';
import { replayEarlyPresses } from './earlyPresses.browser.ts';
import { nextTask } from './nextTask.browser.ts';
import { readPageConfig } from './readPageConfig.browser.ts';
import { removeViewerMark } from './viewerMark.ts';
import { whenOwn } from './whenOwn.browser.ts';

const ROOT_ELEMENT = 'root';

/** Ignores parts that the server deferred to the client. */
function reportMismatch(reporter: ErrorReporter) {
  return (error: unknown): void => {
    const isLeft =
      typeof error === 'object' && error !== null && 'digest' in error && error.digest === LEFT_TO_THE_APP;
    if (!isLeft) reporter.error(error, 'hydration');
  };
}

async function showFailedStart(error: unknown, element: Element): Promise<void> {
  const { brokenStart, showStartFailure, wrongConfig } = await import('./startFailure.browser.ts');
  showStartFailure(window, element, error instanceof ConfigError ? wrongConfig(error) : brokenStart);
}

function drawnPageIn(element: HTMLElement): DrawnPage {
  let isTakenOver = false;
  return {
    markup: () => (isTakenOver ? undefined : element.innerHTML),
    takeOver: () => {
      isTakenOver = true;
    },
    showFailure: () => void showFailedStart(undefined, element),
  };
}

function draw(element: HTMLElement, world: World, isPageAtHand: boolean): void {
  const isHydrating = world.served !== undefined && element.hasChildNodes() && isPageAtHand;
  const app = (
    <StrictMode>
      <Root world={world} drawnPage={isHydrating ? drawnPageIn(element) : undefined} />
    </StrictMode>
  );
  if (!isHydrating) {
    createRoot(element).render(app);
    return;
  }
  // User input can interrupt a transition.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: reportMismatch(world.reporter) });
  });
}

/** Preloads the page after sign-in while the token is requested. */
function bringWhatFollows({ table, session }: World, brand: Brand, { pathname, search, origin }: Location) {
  const next = session.returnPath();
  if (pathname !== links.signInCallback() || next === undefined) return;
  if (new URLSearchParams(search).has('code')) void bringPage(table, new URL(next, origin).pathname, brand);
}

/**
 * Starts in steps that yield to the browser.
 *
 * @throws ConfigError naming the wrong key
 */
async function begin(brand: Brand, element: HTMLElement): Promise<void> {
  // Evaluating the script was a step as well.
  await nextTask();
  const config = readPageConfig(
    document,
    openStorage(() => window.localStorage),
  );
  const world = createWorld(brand, config, window);
  catchChunkFailures(window, world.browser.reloadForChunk);
  // Hydration needs the page module.
  const isPageAtHand = await bringPage(world.table, window.location.pathname, brand);
  bringWhatFollows(world, brand, window.location);
  await nextTask();
  draw(element, world, isPageAtHand);
  // Input comes before the click that submits it.
  replayEarlyInput(element);
  replayEarlyPresses(window);
  void whenOwn(world.store, world.started).then(() => removeViewerMark(document));
}

/**
 * Starts a brand's app: reads the configuration, creates the app, hydrates or renders it. Errors are shown; a
 * server-rendered page stays readable.
 *
 * @returns settles after the first render is started
 */
export async function startBrandApp(brand: Brand): Promise<void> {
  // Usually answered by the inline script already.
  if (relaySilentCallback(window)) return;
  const element = document.getElementById(ROOT_ELEMENT);
  if (element === null) throw new Error(`The page has no element "${ROOT_ELEMENT}"`);
  bustFrame(window);
  try {
    await begin(brand, element);
  } catch (error) {
    // The reporter may not exist yet.
    if (!(error instanceof ConfigError)) console.error('[start]', error);
    await showFailedStart(error, element);
  }
}
