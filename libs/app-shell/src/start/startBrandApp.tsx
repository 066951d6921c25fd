import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerSilentSignIn, bustFrame } from '@tv/auth';
import { openStorage } from '@tv/config';
import type { Brand } from '@tv/config';
import '@tv/ui/base.css';
import { Root } from '../Root.tsx';
import { createWorld } from '../world/createWorld.browser.ts';
import type { World } from '../world/world.ts';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';
import { readPageConfig } from './readPageConfig.browser.ts';

/** Where the page has room for the app. */
const ROOT_ELEMENT = 'root';

function catchChunkFailures(page: Window, { browser }: World): void {
  // Vite tells of a script or style that could not be preloaded. The event is left to go on, so that whoever asked for
  // the part hears that it failed; he would be handed nothing otherwise, and break over it.
  page.addEventListener('vite:preloadError', (event) => void browser.reloadForChunk(event.payload));
}

/**
 * Starts a brand's app in the page that it is loaded into: reads the configuration, makes the world, draws.
 * A configuration that is wrong ends in a page that names the key.
 */
export function startBrandApp(brand: Brand): void {
  // The script in the page has answered already, where it was let.
  if (answerSilentSignIn(window)) return;
  const element = document.getElementById(ROOT_ELEMENT);
  if (element === null) throw new Error(`The page has no element "${ROOT_ELEMENT}"`);
  bustFrame(window);
  const root = createRoot(element);
  try {
    const config = readPageConfig(
      document,
      openStorage(() => window.localStorage),
    );
    const world = createWorld(brand, config, window);
    catchChunkFailures(window, world);
    root.render(
      <StrictMode>
        <Root world={world} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<ConfigErrorPage error={error} />);
  }
}
