// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RuntimeConfig } from '@tv/config';
import { renderApp, type RenderAppOptions, type RenderedApp, user } from '../../testing/index.ts';

const SCRIPT_URL = 'https://chat.test/widget.js?brand=a';

const countScripts = () => document.querySelectorAll(`script[src="${SCRIPT_URL}"]`).length;

function renderPage(config: Partial<RuntimeConfig>, options: RenderAppOptions = {}): Promise<RenderedApp> {
  return renderApp({ path: '/tv', config: { chat: { scriptUrl: SCRIPT_URL }, ...config }, ...options });
}

const withConsent = { localStorage: { 'analytics-consent': 'granted' } } as const;

/** Waits for the page, and until deferred scripts would have loaded. */
async function waitForDeferredScripts(app: RenderedApp) {
  await screen.findByRole('heading', { level: 1, name: 'Filmer' });
  await app.advanceTime(1000);
}

describe('the chat widget', () => {
  it.each(['prod', 'uat', 'test'] as const)(
    'ACCT-32 the chat widget is loaded once in %s and survives navigation',
    async (environment) => {
      const app = await renderPage({ environment }, withConsent);
      await waitFor(() => expect(countScripts()).toBe(1));
      for (const path of ['/', '/bli-kunde', '/search', '/tv']) {
        app.popTo(path);
        await app.advanceTime(1000);
        expect(countScripts()).toBe(1);
      }
    },
  );

  it.each([
    ['in dev', { environment: 'dev' }],
    ['in e2e mode', { environment: 'uat', e2e: true }],
    ['without a configured script', { environment: 'uat', chat: { scriptUrl: '' } }],
  ] as const)('ACCT-32 the chat widget is not loaded %s', async (_case, config) => {
    await waitForDeferredScripts(await renderPage(config, withConsent));
    expect(countScripts()).toBe(0);
    expect(document.querySelector('script[src=""]')).toBeNull();
  });

  it('ACCT-32 the chat widget waits for consent where consent is required', async () => {
    const app = await renderPage({ environment: 'uat' });
    await screen.findByRole('button', { name: 'Ja, det er greit' });
    await waitForDeferredScripts(app);
    expect(countScripts()).toBe(0);
    expect(document.body).toHaveTextContent('Chatten med kundeservice kommer også først da.');
    await user.click(await screen.findByRole('button', { name: 'Ja, det er greit' }));
    await waitFor(() => expect(countScripts()).toBe(1));
    // Consenting again loads no second script.
    await user.click(await screen.findByRole('button', { name: 'Informasjonskapsler' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, det er greit' }));
    await app.advanceTime(1000);
    expect(countScripts()).toBe(1);
  });

  it('ACCT-32 the chat widget is not loaded when consent is declined', async () => {
    const app = await renderPage({ environment: 'prod' });
    await user.click(await screen.findByRole('button', { name: 'Nei takk' }));
    await waitForDeferredScripts(app);
    expect(countScripts()).toBe(0);
  });

  it('a chat script that fails to load is reported, and the page still works', async () => {
    const app = await renderPage({ environment: 'test' });
    await waitFor(() => expect(countScripts()).toBe(1));
    document.querySelector(`script[src="${SCRIPT_URL}"]`)?.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(app.consoleMessages.join()).toContain('Unable to load chat script https://chat.test/widget.js'),
    );
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
  });
});
