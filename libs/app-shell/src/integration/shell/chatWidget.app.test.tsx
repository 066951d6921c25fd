// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RuntimeConfig } from '@tv/config';
import { renderApp, screen, waitFor, type RenderAppOptions, type RenderedApp } from '../../testing/index.ts';

const ADDRESS = 'https://chat.test/widget.js?brand=a';

const scripts = () => document.querySelectorAll(`script[src="${ADDRESS}"]`).length;

function open(config: Partial<RuntimeConfig>, options: RenderAppOptions = {}): Promise<RenderedApp> {
  return renderApp({ path: '/tv', config: { chat: { scriptUrl: ADDRESS }, ...config }, ...options });
}

const granted = { localStorage: { 'analytics-consent': 'granted' } } as const;

/** The page is there, and had all the time to bring what comes later. */
async function settle(app: RenderedApp) {
  await waitFor(() => expect(screen.heading()).toBe('Filmer'));
  await app.advanceTime(1000);
}

describe('the chat with customer service', () => {
  it.each(['prod', 'uat', 'test'] as const)(
    'ACCT-32 is brought once in %s, and stays from page to page',
    async (environment) => {
      const app = await open({ environment }, granted);
      await waitFor(() => expect(scripts()).toBe(1));
      for (const path of ['/', '/bli-kunde', '/search', '/tv']) {
        app.popTo(path);
        await app.advanceTime(1000);
        expect(scripts()).toBe(1);
      }
    },
  );

  it.each([
    ['dev', { environment: 'dev' }],
    ['e2e mode', { environment: 'uat', e2e: true }],
    ['where none is configured', { environment: 'uat', chat: { scriptUrl: '' } }],
  ] as const)('ACCT-32 is not brought in %s', async (_where, config) => {
    await settle(await open(config, granted));
    expect(scripts()).toBe(0);
    expect(document.querySelector('script[src=""]')).toBeNull();
  });

  it('ACCT-32 waits for the consent where it is asked for, and comes with it', async () => {
    const app = await open({ environment: 'uat' });
    await waitFor(() => screen.button('Ja, det er greit'));
    await settle(app);
    expect(scripts()).toBe(0);
    expect(screen.text()).toContain('Chatten med kundeservice kommer også først da.');
    screen.button('Ja, det er greit').click();
    await waitFor(() => expect(scripts()).toBe(1));
    // Said anew, it is no second one.
    screen.button('Informasjonskapsler').click();
    await waitFor(() => screen.button('Ja, det er greit').click());
    await app.advanceTime(1000);
    expect(scripts()).toBe(1);
  });

  it('ACCT-32 is not brought for who says no', async () => {
    const app = await open({ environment: 'prod' });
    await waitFor(() => screen.button('Nei takk').click());
    await settle(app);
    expect(scripts()).toBe(0);
  });

  it('a script that cannot be had is reported, and nothing else is lost', async () => {
    const app = await open({ environment: 'test' });
    await waitFor(() => expect(scripts()).toBe(1));
    document.querySelector(`script[src="${ADDRESS}"]`)?.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(app.consoleMessages.join()).toContain('No chat at https://chat.test/widget.js'),
    );
    await waitFor(() => expect(screen.heading()).toBe('Filmer'));
  });
});
