import { answerSilentSignIn } from '@tv/auth/silentAnswer';
import { openStorage } from '@tv/config';
import { createClock } from '@tv/time';
import { createChunkReload } from '../errors/chunkReload.ts';
import { askEarly } from './askEarly.ts';
import { readEarlyConfig } from './earlyConfig.ts';
import type { EarlyWindow } from './earlyWindow.ts';
import { answerLostEntryFiles } from './entryFiles.browser.ts';

/** `headerPrefix` of the brand that this script is built for. */
declare const HEADER_PREFIX: string;

/**
 * The script that stands in the page itself, after the configuration: it asks for the first data while the app
 * is still on its way, and answers when the app cannot be loaded. It is small, depends on no framework, and whatever
 * else goes wrong is the app's to find out.
 */
function start(page: EarlyWindow): void {
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
  const config = readEarlyConfig(
    JSON.parse(page.document.getElementById('runtime-config')?.textContent ?? ''),
  );
  if (config === undefined) return;
  page.earlyAnswers = askEarly({
    config,
    headerPrefix: HEADER_PREFIX,
    place: page.location,
    local: openStorage(() => page.localStorage),
    perTab: openStorage(() => page.sessionStorage),
    makeId: () => page.crypto.randomUUID(),
    fetch: (url, init) => page.fetch(url, init),
    askPicture: ({ srcSet, sizes }) => {
      const link = page.document.createElement('link');
      const asked = {
        rel: 'preload',
        as: 'image',
        imageSrcset: srcSet,
        imageSizes: sizes,
        fetchPriority: 'high',
      };
      page.document.head.append(Object.assign(link, asked));
    },
  });
}

try {
  start(window);
} catch {
  // The app will meet the same trouble, and says so.
}
