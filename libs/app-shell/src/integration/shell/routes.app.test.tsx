// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { filmCoverPageFixture, providerVariantFixtures } from '@tv/api-client/fixtures';
import { fjordvisning, glimt, testConfig } from '@tv/test-world';
import { completeResponses } from '../../testing/completeResponses.ts';
import { renderApp, ORIGIN, advanceUntil, user } from '../../testing/index.ts';

const headerNav = () => screen.queryByRole('navigation', { name: 'Hovedmeny' });
const footer = () => screen.queryByRole('contentinfo');

describe('routes', () => {
  it.each([
    ['/index.html', '/'],
    ['/home', '/start'],
    ['/archive?a=1', '/tv?a=1'],
    ['/series', '/serier'],
    ['/movies', '/filmer'],
    ['/children', '/barn'],
    ['/signup/a/b?c=1', '/bli-kunde?c=1'],
  ])('ROUTE-31 ROUTE-33 %s redirects to %s', async (path, target) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(app.currentPath()).toBe(target));
    expect(app.navigations).toEqual([]);
  });

  it.each([
    ['ROUTE-92', '/password/reset/now?token=t1', '/passord/reset', /^Nytt passord$/],
    ['ROUTE-93', '/password/change', '/passord', /^Endre passord$/],
    ['ROUTE-94', '/email/change?fra=epost', '/epost', /^Endre e-post$/],
    ['ROUTE-95', '/phone-number/change', '/telefon', /^Endre mobilnummer$/],
  ])('%s %s redirects to the page that replaces it, with its form', async (_id, path, target, title) => {
    const app = await renderApp({ path, isSignedIn: true, responses: completeResponses });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(window.location.pathname).toBe(target);
    expect(document.querySelector('main form')).not.toBeNull();
    expect(app.navigations).toEqual([]);
  });

  it('ROUTE-96 /package/change redirects through /min-konto/endre to the package choice, with the current package', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    const app = await renderApp({ path: '/package/change', isSignedIn: true, responses: completeResponses });
    await waitFor(() => expect(document.body).toHaveTextContent('Din pakke'));
    expect(screen.getByRole('heading', { level: 1, name: 'Velg pakken din' })).toBeInTheDocument();
    expect(app.currentPath()).toBe('/bli-kunde');
    expect(replaced.mock.calls.map(([, , href]) => String(href)).join()).toContain('/min-konto/endre');
  });

  it.each(['/device', '/appletv'])(
    'ROUTE-35 ROUTE-41 ROUTE-42 %s redirects to the device page of the identity provider and keeps the query',
    async (path) => {
      const app = await renderApp({ path: `${path}?user_code=ABCD` });
      const target = `assign ${testConfig.identity.authority}/device?user_code=ABCD`;
      await waitFor(() => expect(app.navigations).toContain(target));
    },
  );

  it('ROUTE-32 ROUTE-36 ROUTE-45 pages have the layout, with or without a footer; raw routes have no layout', async () => {
    const app = await renderApp({ path: '/tv' });
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    expect([headerNav(), footer()]).not.toContain(null);

    for (const path of [
      '/bli-kunde',
      '/bli-kunde/registrer',
      '/bli-kunde/registrer/mye,sport-basis',
      '/bli-kunde/tilpass',
    ]) {
      app.popTo(path);
      await waitFor(() => expect(footer()).not.toBeInTheDocument());
      expect(headerNav()).toBeInTheDocument();
      app.popTo('/tv');
      await waitFor(() => expect(footer()).toBeInTheDocument());
    }

    app.popTo('/external-activation-callback');
    await waitFor(() => expect(headerNav()).not.toBeInTheDocument());
    expect(footer()).not.toBeInTheDocument();
  });

  it('ROUTE-32 ROUTE-37 a page that waits for the session shows a loading message until it is known', async () => {
    let respond: (response: Response) => void = () => undefined;
    const response = new Promise<Response>((resolve) => (respond = resolve));
    const app = await renderApp({
      path: '/min-konto',
      onIdentityCall: (url) => (url.endsWith('/context/check') ? response : undefined),
    });
    const main = () => screen.getByRole('main').textContent;
    await waitFor(() => expect(main()).toBe('Henter innhold'));
    app.freezeTime();
    await app.advanceTime(1000);
    expect(main()).toBe('Henter innhold');
    expect(app.navigations).toEqual([]);
    // The timeout of the session check would end the wait only after 2 s.
    const respondedAt = app.now();
    respond(Response.json({}, { status: 401 }));
    await advanceUntil(app, () => expect(app.navigations).toHaveLength(1));
    expect(main()).not.toContain('Henter innhold');
    expect(app.now() - respondedAt).toBeLessThan(500);
  });

  it('ROUTE-39 the developer page exists in all environments but production', async () => {
    const app = await renderApp({ path: '/dev' });
    await screen.findByRole('heading', { level: 1, name: 'For utviklere' });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/dev/player');
    expect(app.calls()).not.toContain('GET /content-layout/pages/dev');
    const responses = { 'GET /content-layout/pages': [{ id: '1', slug: 'dev', title: 'Dev', order: 1 }] };
    const production = await renderApp({ path: '/dev', config: { environment: 'prod' }, responses });
    await waitFor(() => expect(production.calls()).toContain('GET /content-layout/pages/dev'));
  });

  it('CONF-10 a dev flag on the developer page adds the deep link generator after the next page load', async () => {
    const app = await renderApp({ path: '/dev' });
    const generator = () => document.querySelector('form button')?.textContent;
    await screen.findByRole('heading', { level: 1, name: 'For utviklere' });
    expect(generator()).toBeUndefined();
    const [flag = document.body] = screen.getAllByRole('switch');
    await user.click(flag);
    await waitFor(() => expect(flag).toBeChecked());
    await renderApp({ path: '/dev', previousApp: app });
    await waitFor(() => expect(generator()).toBe('Lag dyplenke'));
  });
});

describe('pages in a frame', () => {
  it('ROUTE-43 a framed page asks its parent window to take over', async () => {
    const postMessage = vi.fn();
    await renderApp({ path: '/tv', parent: { postMessage } });
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'frame-buster' }, ORIGIN);
  });

  it('ROUTE-44 the callback page of an external activation does not message its parent window', async () => {
    const postMessage = vi.fn();
    await renderApp({ path: '/external-activation-callback', parent: { postMessage } });
    await waitFor(() => expect(document.body.textContent).not.toBe(''));
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('AUTH-02 the silent sign-in callback passes its URL to the parent window and starts nothing', async () => {
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
    expect(document.body.textContent).toBe('');
  });
});

describe('dev flags', () => {
  const tone = () => document.querySelector('#root > div')?.getAttribute('data-tone');

  it('CONF-06 CONF-07 CONF-14 the darkerLayout flag is set by the URL and lasts for the rest of the day', async () => {
    const first = await renderApp({ path: '/tv' });
    await waitFor(() => expect(headerNav()).toBeInTheDocument());
    expect(tone()).toBeNull();

    const withFlag = await renderApp({ path: '/tv?dev=[darkerLayout]', previousApp: first });
    await waitFor(() => expect(tone()).toBe('dark'));

    // Another tab of the same browser.
    sessionStorage.clear();
    const later = await renderApp({ path: '/tv', previousApp: withFlag });
    await waitFor(() => expect(tone()).toBe('dark'));

    await renderApp({ path: '/tv', previousApp: later, now: later.now() + 86_400_000 });
    await waitFor(() => expect(headerNav()).toBeInTheDocument());
    expect(tone()).toBeNull();
  });
});

describe('navigation', () => {
  it('ROUTE-38 every navigation closes the dialog, including history back', async () => {
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
    const dialog = () => screen.queryByRole('dialog');
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Velg hvor du vil se' }));
      await waitFor(() => expect(dialog()).toHaveTextContent('Viaplay'));
    };
    await openDialog();
    app.popTo('/film/isfront?b=2');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await openDialog();
    window.history.back();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Isfront' })).toBeInTheDocument();
  });

  it('focusing a playback link prefetches its title', async () => {
    const app = await renderApp({ isSignedIn: true });
    await waitFor(() => expect(document.body).toHaveTextContent('Tåkeluren'));
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    links.find(({ pathname }) => pathname.startsWith('/watch/'))?.focus();
    await waitFor(() => expect(app.calls().join()).toContain('GET /content-search/title/'));
    expect(app.currentPath()).toBe('/');
  });
});

describe('the header', () => {
  // Pages have banners of their own.
  const signUp = () => document.querySelector('header a[href="/bli-kunde"]');

  it('ROUTE-97 the header links to sign-up, except on the sign-up pages', async () => {
    const app = await renderApp({ path: '/tv' });
    await waitFor(() => expect(signUp()).toBeInTheDocument());
    for (const path of ['/bli-kunde', '/bli-kunde/registrer', '/bli-kunde/tilpass']) {
      app.popTo(path);
      await waitFor(() => expect(signUp()).not.toBeInTheDocument());
      app.popTo('/tv');
      await waitFor(() => expect(signUp()).toBeInTheDocument());
    }
  });

  it('ROUTE-98 CONF-03 the header links a customer to their account instead of sign-up', async () => {
    await renderApp({ path: '/tv', isSignedIn: true });
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Min konto, Kari/ }).pathname).toBe(
        '/min-konto',
      ),
    );
    expect(signUp()).not.toBeInTheDocument();
  });
});

describe('brands', () => {
  it('a navigation does not render the footer', async () => {
    let renders = 0;
    const brand = Object.defineProperty({ ...glimt }, 'contact', {
      get: () => {
        renders += 1;
        return glimt.contact;
      },
    });
    const app = await renderApp({ path: '/a/b/c', brand });
    await waitFor(() => expect(footer()).toBeInTheDocument());
    const rendersBefore = renders;
    expect(rendersBefore).toBeGreaterThan(0);
    app.popTo('/tv-guide');
    await screen.findByRole('heading', { level: 1, name: 'TV-guide' });
    expect(footer()).toBeInTheDocument();
    expect(renders).toBe(rendersBefore);
  });

  it('CONF-02 the layout shows the name, texts and about page of the brand', async () => {
    await renderApp({ path: '/a/b/c', brand: fjordvisning });
    await waitFor(() => expect(footer()).toBeInTheDocument());
    expect(footer()).toHaveTextContent(fjordvisning.texts.tagline);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Hva er Fjordvisning?' }).pathname).toBe(
      '/hva-er-fjordvisning',
    );
    await waitFor(() => expect(document.title).toContain(fjordvisning.displayName));
  });
});
