// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaks } from '@tv/api-client/contract/breakResponse';
import { completeResponses } from '../../testing/completeResponses.ts';
import { corruptResponses } from '../../testing/corruptResponses.ts';
import { renderApp } from '../../testing/index.ts';

/**
 * Runs per path, each with other invalid responses. Account pages are many and similar, so they get fewer.
 */
const MANY_RUNS = 6;
const FEW_RUNS = 2;

describe('invalid responses', () => {
  it.each([
    ['/', MANY_RUNS],
    ['/filmer?filterMenu=drama', MANY_RUNS],
    ['/tv', MANY_RUNS],
    ['/tema/start/liste/films', MANY_RUNS],
    ['/film/isfront', MANY_RUNS],
    ['/serie/fyret', MANY_RUNS],
    ['/tv-guide', MANY_RUNS],
    ['/search?q=is', MANY_RUNS],
    ['/abonnementer/mye', MANY_RUNS],
    ['/min-konto', MANY_RUNS],
    ['/abonnement', MANY_RUNS],
    ['/min-konto/kjøp?productIds=mye', FEW_RUNS],
    ['/min-konto/endre', FEW_RUNS],
    ['/min-konto/endre?productIds=mest', FEW_RUNS],
    ['/package/new/receipt', FEW_RUNS],
    ['/package/cancel/confirm', FEW_RUNS],
    ['/package/cancel/trial', FEW_RUNS],
    ['/betaling', FEW_RUNS],
    ['/betaling/endre', FEW_RUNS],
    ['/payment/vipps', FEW_RUNS],
    ['/informasjon', FEW_RUNS],
    ['/epost', FEW_RUNS],
    ['/telefon', FEW_RUNS],
    ['/passord', FEW_RUNS],
    ['/innstillinger', FEW_RUNS],
    ['/strommetjenester', FEW_RUNS],
    ['/strommetjenester/tv-2-play', FEW_RUNS],
    ['/aktiver', FEW_RUNS],
    ['/aktiver-tv2', FEW_RUNS],
    ['/aktiver-max', FEW_RUNS],
    ['/aktiver-viaplay', FEW_RUNS],
    ['/tilgang/film/isfront', FEW_RUNS],
  ])(
    '%s has a heading, safe links and no text like "undefined" when responses are invalid',
    async (path, numRuns) => {
      await fc.assert(
        fc.asyncProperty(breaks, async (changes) => {
          const app = await renderApp({
            path,
            isSignedIn: true,
            responses: corruptResponses(completeResponses, changes),
          });
          await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(''));
          // Banners appear after 1 s, and the retries have ended.
          await app.advanceTime(5000);
          await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(''));
          expect(app.consoleMessages.filter((line) => /\[(?:app\.)?render\b/.test(line))).toEqual([]);
          expect(document.querySelector('header a')).toBeInTheDocument();
          expect(document.body).not.toHaveTextContent(
            /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /,
          );
          for (const link of document.querySelectorAll('a')) {
            expect(link.getAttribute('href')).toMatch(
              /^(?:\/(?!\/)|#|mailto:|tel:|https:\/\/(?!elsewhere\.))/,
            );
          }
        }),
        { numRuns },
      );
    },
  );
});
