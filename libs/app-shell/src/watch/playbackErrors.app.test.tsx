// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filmFixture, protectedPlaybackFixture } from '@tv/api-client/fixtures';
import { openApp, screen, until } from '../testing/index.ts';
import type { AppOptions } from '../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const PLAYBACK = 'GET /gateway/playback/isfront/clearkey';
const PATH = '/watch/vod/isfront?disableScpRedirect=1';

beforeEach(() => shaka.reset());

const openFilm = (options: AppOptions = {}) =>
  openApp({
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

const alert = () => document.querySelector('[role="alert"]');
const isPlaying = () => expect(document.querySelector('video')?.paused).toBe(false);

function refuses(status: number, code?: string) {
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
  ])('getPlayback that answers %i %s reads "%s" and offers "%s"', async (status, code, text, actions) => {
    await openFilm({ responses: refuses(status, code) });
    await until(() => expect(alert()?.textContent).toContain(text));
    const offered = [...(alert()?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent);
    expect(offered.join(', ')).toBe(actions);
    expect(screen.text()).not.toContain('For the logs');
  });

  it('too many streams: the title plays when the user has stopped one of them and tries again', async () => {
    const app = await openFilm({ responses: refuses(409, 'TOO_MANY_STREAMS') });
    await until(() => expect(alert()?.textContent).toContain(TOO_MANY));
    app.network.answer({ [PLAYBACK]: protectedPlaybackFixture });
    screen.button('Prøv igjen').click();
    await until(isPlaying);
    expect(alert()).toBeNull();
  });

  it('an expired title leads to the front page, where no player is left', async () => {
    const app = await openFilm({ responses: refuses(410, 'EXPIRED') });
    await until(() => expect(screen.link('Til forsiden')).toBeDefined());
    screen.link('Til forsiden').click();
    await until(() => expect(app.at()).toBe('/'));
    await until(() => expect(document.querySelector('video')).toBeNull());
  });
});
