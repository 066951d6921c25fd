// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { filmCoverPageFixture, providerVariantFixtures } from '@tv/api-client/fixtures';
import { fjordvisning, testConfig } from '@tv/test-world';
import { completeResponses } from '../../testing/completeResponses.ts';
import { renderApp, ORIGIN, advanceUntil, screen, waitFor } from '../../testing/index.ts';

const banner = () => document.querySelector('header nav');
const footer = () => document.querySelector('footer');

describe('the kinds of routes', () => {
  it.each([
    ['/index.html', '/'],
    ['/home', '/start'],
    ['/archive?a=1', '/tv?a=1'],
    ['/series', '/serier'],
    ['/movies', '/filmer'],
    ['/children', '/barn'],
    ['/signup/a/b?c=1', '/bli-kunde?c=1'],
  ])('ROUTE-31 ROUTE-33 %s is moved to %s', async (path, target) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(app.currentPath()).toBe(target));
    expect(app.navigations).toEqual([]);
  });

  it.each([
    ['ROUTE-92', '/password/reset/now?token=t1', '/passord/reset', /^Nytt passord$/],
    ['ROUTE-93', '/password/change', '/passord', /^Endre passord$/],
    ['ROUTE-94', '/email/change?fra=epost', '/epost', /^Endre e-post$/],
    ['ROUTE-95', '/phone-number/change', '/telefon', /^Endre mobilnummer$/],
  ])('%s %s arrives at the page that does it now, which is there', async (_id, path, target, title) => {
    const app = await renderApp({ path, isSignedIn: true, responses: completeResponses });
    await waitFor(() => expect(screen.heading()).toMatch(title));
    expect(window.location.pathname).toBe(target);
    expect(document.querySelector('main form')).not.toBeNull();
    expect(app.navigations).toEqual([]);
  });

  it('ROUTE-96 /package/change arrives, by /min-konto/endre, at the choice with what one has', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    const app = await renderApp({ path: '/package/change', isSignedIn: true, responses: completeResponses });
    await waitFor(() => expect(screen.text()).toContain('Din pakke'));
    expect(screen.heading()).toBe('Velg pakken din');
    expect(app.currentPath()).toBe('/bli-kunde');
    expect(replaced.mock.calls.map(([, , to]) => String(to)).join()).toContain('/min-konto/endre');
  });

  it.each(['/device', '/appletv'])(
    'ROUTE-35 ROUTE-41 ROUTE-42 %s leaves for the device page of the identity provider, with the query',
    async (path) => {
      const app = await renderApp({ path: `${path}?user_code=ABCD` });
      const target = `assign ${testConfig.identity.authority}/device?user_code=ABCD`;
      await waitFor(() => expect(app.navigations).toContain(target));
    },
  );

  it('ROUTE-32 ROUTE-36 ROUTE-45 a page stands in the layout, with a footer or without; a raw one alone', async () => {
    const app = await renderApp({ path: '/tv' });
    await waitFor(() => expect(screen.heading()).toBe('Filmer'));
    expect([banner(), footer()]).not.toContain(null);

    for (const path of [
      '/bli-kunde',
      '/bli-kunde/registrer',
      '/bli-kunde/registrer/mye,sport-basis',
      '/bli-kunde/tilpass',
    ]) {
      app.popTo(path);
      await waitFor(() => expect(footer()).toBeNull());
      expect(banner()).not.toBeNull();
      app.popTo('/tv');
      await waitFor(() => expect(footer()).not.toBeNull());
    }

    app.popTo('/external-activation-callback');
    await waitFor(() => expect(banner()).toBeNull());
    expect(footer()).toBeNull();
  });

  it('ROUTE-32 ROUTE-37 who waits for start-up is told so, for as long as it takes', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const app = await renderApp({
      path: '/min-konto',
      onIdentityCall: (url) => (url.endsWith('/context/check') ? answered : undefined),
    });
    const main = () => document.querySelector('main')?.textContent;
    await waitFor(() => expect(main()).toBe('Henter innhold'));
    app.freezeTime();
    await app.advanceTime(1000);
    expect(main()).toBe('Henter innhold');
    expect(app.navigations).toEqual([]);
    // After two seconds the viewer would wait no longer, whether there is an answer or not.
    const asked = app.now();
    answer(Response.json({}, { status: 401 }));
    await advanceUntil(app, () => expect(app.navigations).toHaveLength(1));
    expect(main()).not.toContain('Henter innhold');
    expect(app.now() - asked).toBeLessThan(500);
  });

  it('ROUTE-39 a page for developers is everywhere but in production', async () => {
    const app = await renderApp({ path: '/dev' });
    await waitFor(() => expect(screen.heading()).toBe('For utviklere'));
    expect(screen.paths()).toContain('/dev/player');
    expect(app.calls()).not.toContain('GET /content-layout/pages/dev');
    const responses = { 'GET /content-layout/pages': [{ id: '1', slug: 'dev', title: 'Dev', order: 1 }] };
    const live = await renderApp({ path: '/dev', config: { environment: 'prod' }, responses });
    await waitFor(() => expect(live.calls()).toContain('GET /content-layout/pages/dev'));
  });

  it('CONF-10 there a flag shows the button that makes deep links, from the next loading on', async () => {
    const app = await renderApp({ path: '/dev' });
    const generator = () => document.querySelector('form button')?.textContent;
    await waitFor(() => expect(screen.heading()).toBe('For utviklere'));
    expect(generator()).toBeUndefined();
    const flag = document.querySelector<HTMLInputElement>('[role="switch"]');
    flag?.click();
    await waitFor(() => expect(flag?.checked).toBe(true));
    await renderApp({ path: '/dev', previousApp: app });
    await waitFor(() => expect(generator()).toBe('Lag dyplenke'));
  });
});

describe('a page in a frame', () => {
  it('ROUTE-43 asks the window around it to take over', async () => {
    const postMessage = vi.fn();
    await renderApp({ path: '/tv', parent: { postMessage } });
    await waitFor(() => expect(screen.heading()).toBe('Filmer'));
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'frame-buster' }, ORIGIN);
  });

  it('ROUTE-44 does not where an activation comes back to', async () => {
    const postMessage = vi.fn();
    await renderApp({ path: '/external-activation-callback', parent: { postMessage } });
    await waitFor(() => expect(screen.text()).not.toBe(''));
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('AUTH-02 hands the answer of a silent sign-in to the window around it, and starts nothing', async () => {
    const postMessage = vi.fn();
    const path = '/app/silent-callback?code=1&state=2';
    const app = await renderApp({ path, parent: { postMessage } });
    await waitFor(() => expect(postMessage).toHaveBeenCalled());
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { source: 'oidc-client', url: ORIGIN + path, keepOpen: false },
      ORIGIN,
    );
    await app.advanceTime(1000);
    expect(app.calls()).toEqual([]);
    expect(screen.text()).toBe('');
  });
});

describe('dev flags', () => {
  const tone = () => document.querySelector('#root > div')?.getAttribute('data-tone');

  it('CONF-06 CONF-07 CONF-14 make the layout darker, by the address and for the rest of the day', async () => {
    const usual = await renderApp({ path: '/tv' });
    await waitFor(() => expect(banner()).not.toBeNull());
    expect(tone()).toBeNull();

    const asked = await renderApp({ path: '/tv?dev=[darkerLayout]', previousApp: usual });
    await waitFor(() => expect(tone()).toBe('dark'));

    // Another tab of the same browser.
    sessionStorage.clear();
    const later = await renderApp({ path: '/tv', previousApp: asked });
    await waitFor(() => expect(tone()).toBe('dark'));

    await renderApp({ path: '/tv', previousApp: later, now: later.now() + 86_400_000 });
    await waitFor(() => expect(banner()).not.toBeNull());
    expect(tone()).toBeNull();
  });
});

describe('on the way to another page', () => {
  it('ROUTE-38 a dialog is closed by every change of place, a step back too', async () => {
    const variant = { ...filmCoverPageFixture.defaultProviderVariant, behavior: 'ShowVariants' };
    const app = await renderApp({
      path: '/film/isfront',
      isSignedIn: true,
      responses: {
        'GET /content-search/coverpage/super/isfront/': {
          ...filmCoverPageFixture,
          defaultProviderVariant: variant,
        },
        'GET /content-search/coverpage/super/isfront/variants': providerVariantFixtures,
      },
    });
    const dialog = () => document.querySelector('dialog');
    const open = async () => {
      await waitFor(() => expect(screen.button('Velg hvor du vil se')).toBeDefined());
      screen.button('Velg hvor du vil se').click();
      await waitFor(() => expect(dialog()?.textContent).toContain('Viaplay'));
    };
    await open();
    app.popTo('/film/isfront?b=2');
    await waitFor(() => expect(dialog()).toBeNull());
    await open();
    window.history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.heading()).toBe('Isfront');
  });

  it('what a viewer is about to open is asked for before he does', async () => {
    const app = await renderApp({ isSignedIn: true });
    await waitFor(() => expect(screen.text()).toContain('Tåkeluren'));
    document.querySelector('a[href^="/watch/"]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await waitFor(() => expect(app.calls().join()).toContain('GET /content-search/title/'));
    expect(app.currentPath()).toBe('/');
  });
});

describe('the header', () => {
  const signUp = () => document.querySelector('header a[href="/bli-kunde"]');

  it('ROUTE-97 offers to sign up, but not where one is signing up', async () => {
    const app = await renderApp({ path: '/tv' });
    await waitFor(() => expect(signUp()).not.toBeNull());
    for (const path of ['/bli-kunde', '/bli-kunde/registrer', '/bli-kunde/tilpass']) {
      app.popTo(path);
      await waitFor(() => expect(signUp()).toBeNull());
      app.popTo('/tv');
      await waitFor(() => expect(signUp()).not.toBeNull());
    }
  });

  it('ROUTE-98 CONF-03 offers it to visitors, and their account to customers', async () => {
    await renderApp({ path: '/tv', isSignedIn: true });
    await waitFor(() => expect(screen.link(/^Min konto, Kari/).pathname).toBe('/min-konto'));
    expect(signUp()).toBeNull();
  });
});

describe('what a brand is', () => {
  it('CONF-02 has its name, its words and its about page in the layout', async () => {
    await renderApp({ path: '/a/b/c', brand: fjordvisning });
    await waitFor(() => expect(footer()).not.toBeNull());
    expect(footer()?.textContent).toContain(fjordvisning.texts.tagline);
    expect(screen.link('Hva er Fjordvisning?').pathname).toBe('/hva-er-fjordvisning');
    await waitFor(() => expect(document.title).toContain(fjordvisning.displayName));
  });
});
