import { relaySilentCallback } from '@tv/auth/relaySilentCallback';
import { getStoredUserKey } from '@tv/auth/storedUserKey';
import { createChunkReload } from '../errors/chunkReload.browser.ts';
import { deferAppScripts } from './deferAppScripts.browser.ts';
import { captureEarlyClicks, type WindowWithEarlyClicks } from './earlyClicks.browser.ts';
import { handleEntryLoadErrors } from './handleEntryLoadErrors.browser.ts';
import { setSignedInHint } from './signedInHint.browser.ts';

function identityOf(config: unknown): Parameters<typeof getStoredUserKey>[0] | undefined {
  if (typeof config !== 'object' || config === null || !('identity' in config)) return undefined;
  const { identity } = config;
  if (typeof identity !== 'object' || identity === null) return undefined;
  if (!('authority' in identity) || !('clientId' in identity)) return undefined;
  const { authority, clientId } = identity;
  return typeof authority === 'string' && typeof clientId === 'string'
    ? { authority: authority.replace(/\/+$/, ''), clientId }
    : undefined;
}

/** Returns whether a user is stored; false when storage is blocked. */
function hasStoredUser(page: Window): boolean {
  try {
    const config = page.document.getElementById('runtime-config')?.textContent ?? '';
    const identity = identityOf(JSON.parse(config));
    return identity !== undefined && page.localStorage.getItem(getStoredUserKey(identity)) !== null;
  } catch {
    // The app meets the same error and reports it.
    return false;
  }
}

/**
 * The inline script of the page. It answers silent sign-in, handles entry load errors,
 * captures early clicks, sets the signed-in hint and defers the app scripts.
 */
function start(page: WindowWithEarlyClicks): void {
  if (relaySilentCallback(page)) {
    // This frame needs no styles or scripts.
    page.stop();
    return;
  }
  // The error reporter is part of the app.
  const reporter = { error: (error: unknown, context: string) => console.error(`[${context}]`, error) };
  handleEntryLoadErrors(page, createChunkReload(page, reporter));
  captureEarlyClicks(page);
  // A customer's content loads in the browser.
  const isSignedIn = hasStoredUser(page);
  if (isSignedIn) setSignedInHint(page.document);
  deferAppScripts(page, isSignedIn);
}

start(window);
