import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ErrorReporter } from '@tv/analytics';
import { answerSilentSignIn, bustFrame } from '@tv/auth';
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

/** Where the page has room for the app. */
const ROOT_ELEMENT = 'root';

/** Reports where the app could not take over what the server drew. What the server left to the app is no news. */
function reportMismatch(reporter: ErrorReporter) {
  return (error: unknown): void => {
    const isLeft =
      typeof error === 'object' && error !== null && 'digest' in error && error.digest === LEFT_TO_THE_APP;
    if (!isLeft) reporter.error(error, 'hydration');
  };
}

/** Shows that the app did not start, and why if the configuration is wrong. */
async function showFailedStart(error: unknown, element: Element): Promise<void> {
  const { brokenStart, showStartFailure, wrongConfig } = await import('./startFailure.browser.ts');
  showStartFailure(window, element, error instanceof ConfigError ? wrongConfig(error) : brokenStart);
}

/** What the server drew in `element`, for the case that the app cannot take it over. */
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
  // Nothing that is seen changes by it, so it may be interrupted by whatever the viewer does.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: reportMismatch(world.reporter) });
  });
}

/** Who comes back from the identity provider goes on to where he was: the script of that page comes while his token does. */
function bringWhatFollows({ table, session }: World, brand: Brand, { pathname, search, origin }: Location) {
  const next = session.returnPath();
  if (pathname !== links.signInCallback() || next === undefined) return;
  if (new URLSearchParams(search).has('code')) void bringPage(table, new URL(next, origin).pathname, brand);
}

/**
 * The beginning in steps that the browser may breathe between: a phone takes long enough for each.
 *
 * @throws ConfigError naming the key of the configuration that is wrong
 */
async function begin(brand: Brand, element: HTMLElement): Promise<void> {
  // To evaluate the script was a step as well.
  await nextTask();
  const config = readPageConfig(
    document,
    openStorage(() => window.localStorage),
  );
  const world = createWorld(brand, config, window);
  catchChunkFailures(window, world.browser.reloadForChunk);
  // What the server drew can be taken over only with the script of that page at hand.
  const isPageAtHand = await bringPage(world.table, window.location.pathname, brand);
  bringWhatFollows(world, brand, window.location);
  await nextTask();
  draw(element, world, isPageAtHand);
  // What was typed comes before the press that sends it.
  replayEarlyInput(element);
  replayEarlyPresses(window);
  void whenOwn(world.store, world.started).then(() => removeViewerMark(document));
}

/**
 * Starts a brand's app in the page that it is loaded into: reads the configuration, makes the world, and draws it, or
 * takes over what a server has drawn. If that throws, a page that a server drew stays, with a notice; an empty page says
 * that it did not start. The notice names the key of a wrong configuration.
 *
 * @returns settles when it is drawn
 */
export async function startBrandApp(brand: Brand): Promise<void> {
  // The script in the page has answered already, where it was let.
  if (answerSilentSignIn(window)) return;
  const element = document.getElementById(ROOT_ELEMENT);
  if (element === null) throw new Error(`The page has no element "${ROOT_ELEMENT}"`);
  bustFrame(window);
  try {
    await begin(brand, element);
  } catch (error) {
    // The notice names a wrong setting; what reports other errors may not be there yet.
    if (!(error instanceof ConfigError)) console.error('[start]', error);
    await showFailedStart(error, element);
  }
}
