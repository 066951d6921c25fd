// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filmFixture, protectedPlaybackFixture } from '@tv/api-client/fixtures';
import { testConfig } from '@tv/test-world';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const PLAYBACK = 'GET /gateway/playback/isfront/clearkey';
const HOUR_MS = 3_600_000;
const PATH = '/watch/vod/isfront?disableScpRedirect=1';

beforeEach(() => shaka.reset());

const openFilm = (options: RenderAppOptions = {}) =>
  renderApp({
    path: PATH,
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      [PLAYBACK]: protectedPlaybackFixture,
      'POST /gateway/progress/isfront': () => new Response(null, { status: 204 }),
      ...options.responses,
    },
  });

const alert = () => screen.queryByRole('alert');
const expectPlaying = () => expect(document.querySelector('video')?.paused).toBe(false);

function refusePlayback(status: number, code?: string) {
  const body = code === undefined ? null : JSON.stringify({ code, message: 'For the logs' });
  return { [PLAYBACK]: () => new Response(body, { status }) };
}

const TOO_MANY =
  'Du ser allerede på så mange enheter som abonnementet ditt tillater. Stopp avspillingen på en av dem og prøv igjen.';

describe('playback errors', () => {
  it.each([
    [409, 'TOO_MANY_STREAMS', TOO_MANY, 'Prøv igjen'],
    [423, 'TOO_MANY_STREAMS', TOO_MANY, 'Prøv igjen'],
    [429, 'TOO_MANY_STREAMS', TOO_MANY, 'Prøv igjen'],
    [409, undefined, TOO_MANY, 'Prøv igjen'],
    [429, 'TOO_MANY_REQUESTS', 'Vi får ikke kontakt', 'Prøv igjen'],
    [451, undefined, 'Dette kan ikke vises der du er nå', 'Til forsiden, Prøv igjen'],
    [403, 'GEO_BLOCKED', 'Dette kan ikke vises der du er nå', 'Til forsiden, Prøv igjen'],
    [403, 'BLACKOUT', 'Dette kan ikke vises akkurat nå', 'Til forsiden, Prøv igjen'],
    [404, 'NOT_FOUND', 'Dette er ikke tilgjengelig lenger', 'Til forsiden'],
    [410, 'EXPIRED', 'Dette er ikke tilgjengelig lenger', 'Til forsiden'],
    [403, 'SOMETHING_NEW', 'Avspillingen ble avvist', 'Prøv igjen, Til forsiden'],
    [403, 'NO_ACCESS', 'Dette er ikke med i abonnementet ditt', 'Se hva som gir tilgang, Prøv igjen'],
    [403, undefined, 'Dette er ikke med i abonnementet ditt', 'Se hva som gir tilgang, Prøv igjen'],
    [400, undefined, 'Feilen ligger hos oss', 'Prøv igjen'],
    [503, 'INTERNAL', 'Vi får ikke kontakt', 'Prøv igjen'],
  ])(
    'shows for getPlayback status %i with code %s the text "%s" and the actions "%s"',
    async (status, code, text, actions) => {
      await openFilm({ responses: refusePlayback(status, code) });
      await waitFor(() => expect(alert()).toHaveTextContent(text));
      const offered = [...(alert()?.querySelectorAll('a, button') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(offered.join(', ')).toBe(actions);
      expect(document.body).not.toHaveTextContent('For the logs');
    },
  );

  it('plays the title on retry after the user has stopped another stream', async () => {
    const app = await openFilm({ responses: refusePlayback(409, 'TOO_MANY_STREAMS') });
    await waitFor(() => expect(alert()).toHaveTextContent(TOO_MANY));
    app.network.addResponses({ [PLAYBACK]: protectedPlaybackFixture });
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(expectPlaying);
    expect(alert()).toBeNull();
  });

  it('links an expired title to the front page and removes the player', async () => {
    const app = await openFilm({ responses: refusePlayback(410, 'EXPIRED') });
    await user.click(await screen.findByRole('link', { name: 'Til forsiden' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});

describe('playback errors with an expired session', () => {
  const renewals = {
    refused: () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    'not answered': () => new Response(null, { status: 503 }),
  };

  /** Opens the film with a session that cannot be renewed. */
  const openWithExpiredSession = (
    renewal: keyof typeof renewals,
    responses: RenderAppOptions['responses'] = {},
  ) =>
    openFilm({
      responses,
      allowsThirdPartyCookies: false,
      sessionStorage: { 'third-party-cookies': '0' },
      onIdentityCall: (url) => (url.endsWith('/token') ? Promise.resolve(renewals[renewal]()) : undefined),
    });

  /** Expects a sign-in prompt that returns to the film. */
  async function expectSignInPrompt(app: RenderedApp) {
    await waitFor(() => expect(document.body).toHaveTextContent('Logg inn for å se'));
    expect(document.body).not.toHaveTextContent('ikke med i abonnementet');
    const { authority } = testConfig.identity;
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(app.navigations.join()).toContain(`${authority}/auth?`));
    expect(sessionStorage.getItem('post-auth-redirect')).toBe(PATH);
  }

  it.each(['refused', 'not answered'] as const)(
    'asks the user to sign in when getPlayback responds with 401 and the renewal is %s',
    async (renewal) =>
      expectSignInPrompt(await openWithExpiredSession(renewal, refusePlayback(401, 'UNAUTHORIZED'))),
  );

  it.each([
    [401, 'refused'],
    [401, 'not answered'],
    [403, 'refused'],
    [403, 'not answered'],
  ] as const)(
    'asks the user to sign in when the token expires, getPlayback responds with %i and the renewal is %s',
    async (status, renewal) => {
      const playbackResponse = Promise.withResolvers<Response>();
      const app = await openWithExpiredSession(renewal, { [PLAYBACK]: () => playbackResponse.promise });
      await waitFor(() => expect(app.network.requestsTo(PLAYBACK)).toHaveLength(1));
      vi.setSystemTime(app.now() + 2 * HOUR_MS);
      playbackResponse.resolve(new Response(null, { status }));
      await expectSignInPrompt(app);
    },
  );

  it.each([401, 403])(
    'asks the user to sign in when the licence request fails with %i and getPlayback with 401',
    async (status) => {
      const app = await openWithExpiredSession('refused');
      await waitFor(expectPlaying);
      app.network.addResponses(refusePlayback(401, 'UNAUTHORIZED'));
      const licence = 'https://media.test/licences/clearkey/isfront';
      shaka.emitError(6007, [{ severity: 2, category: 1, code: 1001, data: [licence, status, '', {}, 2] }]);
      await expectSignInPrompt(app);
    },
  );

  it('asks the user to sign in when the title request responds with 401', async () => {
    const unauthorized = () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 });
    await expectSignInPrompt(
      await openWithExpiredSession('refused', { 'GET /content-search/title/isfront': unauthorized }),
    );
  });
});
