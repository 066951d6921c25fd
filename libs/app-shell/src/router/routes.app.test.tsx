// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { filmCoverPageFixture, providerVariantFixtures } from '@tv/api-client/fixtures';
import { fjordvisning, testConfig } from '@tv/test-world';
import { openApp, ORIGIN, passUntil, screen, until } from '../testing/index.ts';
import { wholeService } from '../testing/wholeService.ts';

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
    const app = await openApp({ path });
    await until(() => expect(app.at()).toBe(target));
    expect(app.moves).toEqual([]);
  });

  it.each([
    ['ROUTE-92', '/password/reset/now?token=t1', '/passord/reset', /^Nytt passord$/],
    ['ROUTE-93', '/password/change', '/passord', /^Endre passord$/],
    ['ROUTE-94', '/email/change?fra=epost', '/epost', /^Endre e-post$/],
    ['ROUTE-95', '/phone-number/change', '/telefon', /^Endre mobilnummer$/],
  ])('%s %s arrives at the page that does it now, which is there', async (_id, path, target, title) => {
    const app = await openApp({ path, isSignedIn: true, responses: wholeService });
    await until(() => expect(screen.heading()).toMatch(title));
    expect(window.location.pathname).toBe(target);
    expect(document.querySelector('main form')).not.toBeNull();
    expect(app.moves).toEqual([]);
  });

  it('ROUTE-96 /package/change arrives, by /min-konto/endre, at the choice with what one has', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    const app = await openApp({ path: '/package/change', isSignedIn: true, responses: wholeService });
    await until(() => expect(screen.text()).toContain('Din pakke'));
    expect(screen.heading()).toBe('Velg pakken din');
    expect(app.at()).toBe('/bli-kunde');
    expect(replaced.mock.calls.map(([, , to]) => String(to)).join()).toContain('/min-konto/endre');
  });

  it.each(['/device', '/appletv'])(
    'ROUTE-35 ROUTE-41 ROUTE-42 %s leaves for the device page of the identity provider, with the query',
    async (path) => {
      const app = await openApp({ path: `${path}?user_code=ABCD` });
      const target = `assign ${testConfig.identity.authority}/device?user_code=ABCD`;
      await until(() => expect(app.moves).toContain(target));
    },
  );

  it('ROUTE-32 ROUTE-36 ROUTE-45 a page stands in the layout, with a footer or without; a raw one alone', async () => {
    const app = await openApp({ path: '/tv' });
    await until(() => expect(screen.heading()).toBe('Filmer'));
    expect([banner(), footer()]).not.toContain(null);

    for (const path of [
      '/bli-kunde',
      '/bli-kunde/registrer',
      '/bli-kunde/registrer/mye,sport-basis',
      '/bli-kunde/tilpass',
    ]) {
      app.goTo(path);
      await until(() => expect(footer()).toBeNull());
      expect(banner()).not.toBeNull();
      app.goTo('/tv');
      await until(() => expect(footer()).not.toBeNull());
    }

    app.goTo('/external-activation-callback');
    await until(() => expect(banner()).toBeNull());
    expect(footer()).toBeNull();
  });

  it('ROUTE-32 ROUTE-37 who waits for start-up is told so, for as long as it takes', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const app = await openApp({
      path: '/min-konto',
      onIdentityCall: (url) => (url.endsWith('/context/check') ? answered : undefined),
    });
    const main = () => document.querySelector('main')?.textContent;
    await until(() => expect(main()).toBe('Henter innhold'));
    app.holdTime();
    await app.pass(1000);
    expect(main()).toBe('Henter innhold');
    expect(app.moves).toEqual([]);
    // After two seconds the viewer would wait no longer, whether there is an answer or not.
    const asked = app.now();
    answer(Response.json({}, { status: 401 }));
    await passUntil(app, () => expect(app.moves).toHaveLength(1));
    expect(main()).not.toContain('Henter innhold');
    expect(app.now() - asked).toBeLessThan(500);
  });

  it('ROUTE-39 a page for developers is everywhere but in production', async () => {
    const app = await openApp({ path: '/dev' });
    await until(() => expect(screen.heading()).toBe('For utviklere'));
    expect(screen.paths()).toContain('/dev/player');
    expect(app.calls()).not.toContain('GET /content-layout/pages/dev');
    const responses = { 'GET /content-layout/pages': [{ id: '1', slug: 'dev', title: 'Dev', order: 1 }] };
    const live = await openApp({ path: '/dev', config: { environment: 'prod' }, responses });
    await until(() => expect(live.calls()).toContain('GET /content-layout/pages/dev'));
  });

  it('CONF-10 there a flag shows the button that makes deep links, from the next loading on', async () => {
    const app = await openApp({ path: '/dev' });
    const generator = () => document.querySelector('form button')?.textContent;
    await until(() => expect(screen.heading()).toBe('For utviklere'));
    expect(generator()).toBeUndefined();
    const flag = document.querySelector<HTMLInputElement>('[role="switch"]');
    flag?.click();
    await until(() => expect(flag?.checked).toBe(true));
    await openApp({ path: '/dev', after: app });
    await until(() => expect(generator()).toBe('Lag dyplenke'));
  });
});

describe('a page in a frame', () => {
  it('ROUTE-43 asks the window around it to take over', async () => {
    const postMessage = vi.fn();
    await openApp({ path: '/tv', parent: { postMessage } });
    await until(() => expect(screen.heading()).toBe('Filmer'));
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'frame-buster' }, ORIGIN);
  });

  it('ROUTE-44 does not where an activation comes back to', async () => {
    const postMessage = vi.fn();
    await openApp({ path: '/external-activation-callback', parent: { postMessage } });
    await until(() => expect(screen.text()).not.toBe(''));
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('AUTH-02 hands the answer of a silent sign-in to the window around it, and starts nothing', async () => {
    const postMessage = vi.fn();
    const path = '/app/silent-callback?code=1&state=2';
    const app = await openApp({ path, parent: { postMessage } });
    await until(() => expect(postMessage).toHaveBeenCalled());
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { source: 'oidc-client', url: ORIGIN + path, keepOpen: false },
      ORIGIN,
    );
    await app.pass(1000);
    expect(app.calls()).toEqual([]);
    expect(screen.text()).toBe('');
  });
});

describe('dev flags', () => {
  const tone = () => document.querySelector('#root > div')?.getAttribute('data-tone');

  it('CONF-06 CONF-07 CONF-14 make the layout darker, by the address and for the rest of the day', async () => {
    const usual = await openApp({ path: '/tv' });
    await until(() => expect(banner()).not.toBeNull());
    expect(tone()).toBeNull();

    const asked = await openApp({ path: '/tv?dev=[darkerLayout]', after: usual });
    await until(() => expect(tone()).toBe('dark'));

    // Another tab of the same browser.
    sessionStorage.clear();
    const later = await openApp({ path: '/tv', after: asked });
    await until(() => expect(tone()).toBe('dark'));

    await openApp({ path: '/tv', after: later, now: later.now() + 86_400_000 });
    await until(() => expect(banner()).not.toBeNull());
    expect(tone()).toBeNull();
  });
});

describe('on the way to another page', () => {
  it('ROUTE-38 a dialog is closed by every change of place, a step back too', async () => {
    const variant = { ...filmCoverPageFixture.defaultProviderVariant, behavior: 'ShowVariants' };
    const app = await openApp({
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
      await until(() => expect(screen.button('Velg hvor du vil se')).toBeDefined());
      screen.button('Velg hvor du vil se').click();
      await until(() => expect(dialog()?.textContent).toContain('Viaplay'));
    };
    await open();
    app.goTo('/film/isfront?b=2');
    await until(() => expect(dialog()).toBeNull());
    await open();
    window.history.back();
    await until(() => expect(dialog()).toBeNull());
    expect(screen.heading()).toBe('Isfront');
  });

  it('what a viewer is about to open is asked for before he does', async () => {
    const app = await openApp({ isSignedIn: true });
    await until(() => expect(screen.text()).toContain('Tåkeluren'));
    document.querySelector('a[href^="/watch/"]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await until(() => expect(app.calls().join()).toContain('GET /content-search/title/'));
    expect(app.at()).toBe('/');
  });
});

describe('the header', () => {
  const signUp = () => document.querySelector('header a[href="/bli-kunde"]');

  it('ROUTE-97 offers to sign up, but not where one is signing up', async () => {
    const app = await openApp({ path: '/tv' });
    await until(() => expect(signUp()).not.toBeNull());
    for (const path of ['/bli-kunde', '/bli-kunde/registrer', '/bli-kunde/tilpass']) {
      app.goTo(path);
      await until(() => expect(signUp()).toBeNull());
      app.goTo('/tv');
      await until(() => expect(signUp()).not.toBeNull());
    }
  });

  it('ROUTE-98 CONF-03 offers it to visitors, and their account to customers', async () => {
    await openApp({ path: '/tv', isSignedIn: true });
    await until(() => expect(screen.link(/^Min konto, Kari/).pathname).toBe('/min-konto'));
    expect(signUp()).toBeNull();
  });
});

describe('what a brand is', () => {
  it('CONF-02 has its name, its words and its about page in the layout', async () => {
    await openApp({ path: '/a/b/c', brand: fjordvisning });
    await until(() => expect(footer()).not.toBeNull());
    expect(footer()?.textContent).toContain(fjordvisning.texts.tagline);
    expect(screen.link('Hva er Fjordvisning?').pathname).toBe('/hva-er-fjordvisning');
    await until(() => expect(document.title).toContain(fjordvisning.displayName));
  });
});
