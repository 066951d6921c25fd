// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaks } from '@tv/api-client/contract/breakAnswer';
import { completeResponses } from '../../testing/completeResponses.ts';
import { corruptResponses } from '../../testing/corruptResponses.ts';
import { renderApp, screen, waitFor } from '../../testing/index.ts';

/** How often a page is opened, each time over other answers. Those of an account are many, and much alike. */
const OFTEN = 6;
const SOME = 2;

describe('an app over services whose answers are broken', () => {
  it.each([
    ['/', OFTEN],
    ['/filmer?filterMenu=drama', OFTEN],
    ['/tv', OFTEN],
    ['/tema/start/liste/films', OFTEN],
    ['/film/isfront', OFTEN],
    ['/serie/fyret', OFTEN],
    ['/tv-guide', OFTEN],
    ['/search?q=is', OFTEN],
    ['/abonnementer/mye', OFTEN],
    ['/min-konto', OFTEN],
    ['/abonnement', OFTEN],
    ['/min-konto/kjøp?productIds=mye', SOME],
    ['/min-konto/endre', SOME],
    ['/min-konto/endre?productIds=mest', SOME],
    ['/package/new/receipt', SOME],
    ['/package/cancel/confirm', SOME],
    ['/package/cancel/trial', SOME],
    ['/betaling', SOME],
    ['/betaling/endre', SOME],
    ['/payment/vipps', SOME],
    ['/informasjon', SOME],
    ['/epost', SOME],
    ['/telefon', SOME],
    ['/passord', SOME],
    ['/innstillinger', SOME],
    ['/strommetjenester', SOME],
    ['/strommetjenester/tv-2-play', SOME],
    ['/aktiver', SOME],
    ['/aktiver-tv2', SOME],
    ['/aktiver-max', SOME],
    ['/aktiver-viaplay', SOME],
    ['/tilgang/film/isfront', SOME],
  ])(
    '%s stands, with a heading and a way on; nothing throws, leads astray, or says what is no word',
    async (path, numRuns) => {
      await fc.assert(
        fc.asyncProperty(breaks, async (all) => {
          const app = await renderApp({
            path,
            isSignedIn: true,
            responses: corruptResponses(completeResponses, all),
          });
          await waitFor(() => expect(screen.heading()).toBeTruthy());
          // Banners come after a second, and retries are over.
          await app.advanceTime(5000);
          await waitFor(() => expect(screen.heading()).toBeTruthy());
          expect(app.consoleMessages.filter((line) => /\[(?:app\.)?render\b/.test(line))).toEqual([]);
          expect(document.querySelector('header a')).not.toBeNull();
          expect(screen.text()).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /);
          for (const to of screen.paths()) {
            expect(to).toMatch(/^(?:\/(?!\/)|#|mailto:|tel:|https:\/\/(?!elsewhere\.))/);
          }
        }),
        { numRuns },
      );
    },
  );
});
