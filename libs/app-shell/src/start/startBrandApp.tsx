import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerSilentSignIn, bustFrame } from '@tv/auth';
import { openStorage } from '@tv/config';
import type { Brand } from '@tv/config';
import '@tv/ui/base.css';
import { Root } from '../Root.tsx';
import { catchChunkFailures } from '../errors/chunkFailures.browser.ts';
import { createWorld } from '../world/createWorld.browser.ts';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';
import { readPageConfig } from './readPageConfig.browser.ts';

/** Where the page has room for the app. */
const ROOT_ELEMENT = 'root';

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
    catchChunkFailures(window, world.browser.reloadForChunk);
    root.render(
      <StrictMode>
        <Root world={world} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<ConfigErrorPage error={error} />);
  }
}
