// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerFixture, explorationPageFixture, scheduleFixture } from '@tv/api-client/fixtures';
import { guideService } from '@tv/discovery-ui/testing';
import { standardResponses } from '@tv/test-world';
import { breaks, brokenService } from './testing/breakAnswer.ts';
import { openApp, screen, until } from './testing/index.ts';

const whole = {
  ...standardResponses,
  ...guideService({ channels: 12 }),
  'GET /content-layout/pages/filmer': explorationPageFixture,
  // A channel's own page, with what it sends today.
  'GET /content-layout/pages/tv': {
    ...explorationPageFixture,
    filterMenus: [],
    scheduleLink: 'https://content.test/layout/schedule/nordlys',
  },
  'GET /content-layout/schedule/nordlys': scheduleFixture,
  'GET /gateway/customer': customerFixture('Active'),
};

describe('an app over services whose answers are broken', () => {
  it.each([
    '/',
    '/filmer?filterMenu=drama',
    '/tv',
    '/tema/start/liste/films',
    '/film/isfront',
    '/serie/fyret',
    '/tv-guide',
    '/search?q=is',
    '/abonnementer/mye',
    '/min-konto',
  ])(
    '%s stands, with a heading and a way on; nothing throws, leads astray, or says what is no word',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(breaks, async (all) => {
          const app = await openApp({ path, isSignedIn: true, responses: brokenService(whole, all) });
          await until(() => expect(screen.heading()).toBeTruthy());
          // Banners come after a second, and retries are over.
          await app.pass(5000);
          await until(() => expect(screen.heading()).toBeTruthy());
          expect(app.said.filter((line) => /\[(?:app\.)?render\b/.test(line))).toEqual([]);
          expect(document.querySelector('header a')).not.toBeNull();
          expect(screen.text()).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /);
          for (const to of screen.paths()) {
            expect(to).toMatch(/^(?:\/(?!\/)|#|mailto:|https:\/\/(?!elsewhere\.))/);
          }
        }),
        { numRuns: 6 },
      );
    },
  );
});
