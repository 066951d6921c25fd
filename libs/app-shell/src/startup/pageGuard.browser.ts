import { relaySilentCallback } from '@tv/auth/relaySilentCallback';
import { getStoredUserKey } from '@tv/auth/storedUserKey';
import { createClock } from '@tv/time';
import { createChunkReload } from '../errors/chunkReload.ts';
import { noteEarlyPresses, type PressedPage } from './earlyPresses.browser.ts';
import { fetchAppAfterFirstPicture } from './fetchApp.browser.ts';
import { answerLostEntryFiles } from './lostEntryFiles.browser.ts';
import { setViewerMark } from './viewerMark.ts';

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

/** False when storage is blocked. */
function hasStoredViewer(page: Window): boolean {
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
 * The inline script of the page, without a framework. It answers silent sign-in, handles entry load errors,
 * captures early clicks, sets the signed-in hint and defers the app scripts.
 */
function start(page: PressedPage): void {
  if (relaySilentCallback(page)) {
    // This frame needs no styles or scripts.
    page.stop();
    return;
  }
  const clock = createClock();
  answerLostEntryFiles(
    page,
    createChunkReload({
      now: () => clock.now(),
      openMemory: () => page.sessionStorage,
      reload: () => page.location.reload(),
      // The error reporter is part of the app.
      reporter: { error: (error, context) => console.error(`[${context}]`, error) },
    }),
  );
  noteEarlyPresses(page);
  // A customer's content still has to load.
  const isCustomers = hasStoredViewer(page);
  if (isCustomers) setViewerMark(page.document);
  fetchAppAfterFirstPicture(page, isCustomers);
}

start(window);
