import { answerSilentSignIn } from '@tv/auth/silentAnswer';
import { storedUserKey } from '@tv/auth/storedUser';
import { createClock } from '@tv/time';
import { createChunkReload } from '../errors/chunkReload.ts';
import { noteEarlyPresses, type PressedPage } from './earlyPresses.browser.ts';
import { fetchAppAfterFirstPicture } from './fetchApp.browser.ts';
import { answerLostEntryFiles } from './lostEntryFiles.browser.ts';
import { setViewerMark } from './viewerMark.ts';

/** The identity of the runtime configuration, as far as the name of the stored user needs it. */
function identityOf(config: unknown): Parameters<typeof storedUserKey>[0] | undefined {
  if (typeof config !== 'object' || config === null || !('identity' in config)) return undefined;
  const { identity } = config;
  if (typeof identity !== 'object' || identity === null) return undefined;
  if (!('authority' in identity) || !('clientId' in identity)) return undefined;
  const { authority, clientId } = identity;
  return typeof authority === 'string' && typeof clientId === 'string'
    ? { authority: authority.replace(/\/+$/, ''), clientId }
    : undefined;
}

/** Whether somebody was signed in when he left. Nobody was where the storage is closed to us. */
function hasStoredViewer(page: Window): boolean {
  try {
    const config = page.document.getElementById('runtime-config')?.textContent ?? '';
    const identity = identityOf(JSON.parse(config));
    return identity !== undefined && page.localStorage.getItem(storedUserKey(identity)) !== null;
  } catch {
    // The app will meet the same trouble, and says so.
    return false;
  }
}

/**
 * The script that stands in the page itself, after the configuration, and does what cannot wait for the app: it answers
 * in the hidden frame of a silent sign-in, answers for the app when its own files cannot be loaded, notes what is pressed
 * too early, says whether a customer may be coming back, and has the app fetched when there is room for it. It is small
 * and depends on no framework.
 */
function start(page: PressedPage): void {
  if (answerSilentSignIn(page)) {
    // Neither styles nor scripts of the app are needed in this frame.
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
      // What reports errors is a part of the app.
      reporter: { error: (error, context) => console.error(`[${context}]`, error) },
    }),
  );
  noteEarlyPresses(page);
  // The page was drawn for a visitor: what a customer comes for is still to be asked.
  const isCustomers = hasStoredViewer(page);
  if (isCustomers) setViewerMark(page.document);
  fetchAppAfterFirstPicture(page, isCustomers);
}

start(window);
