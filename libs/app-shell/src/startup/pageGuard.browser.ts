import { answerSilentSignIn } from '@tv/auth/silentAnswer';
import { storedUserKey } from '@tv/auth/storedUser';
import { createClock } from '@tv/time';
import { createChunkReload } from '../errors/chunkReload.ts';
import { noteEarlyPresses, type PressedPage } from './earlyPresses.browser.ts';
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

/** Marks the page of somebody who was signed in when he left, before anything of it is drawn: it is drawn for a visitor. */
function lookForStoredViewer({ document, localStorage }: Window): void {
  const identity = identityOf(JSON.parse(document.getElementById('runtime-config')?.textContent ?? ''));
  if (identity !== undefined && localStorage.getItem(storedUserKey(identity)) !== null)
    setViewerMark(document);
}

/**
 * The script that stands in the page itself, after the configuration, and does what cannot wait for the app: it answers
 * in the hidden frame of a silent sign-in, answers for the app when its own files cannot be loaded, notes what is pressed
 * too early, and says whether a customer may be coming back. It is small and depends on no framework.
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
  lookForStoredViewer(page);
}

try {
  start(window);
} catch {
  // The app will meet the same trouble, and says so.
}
