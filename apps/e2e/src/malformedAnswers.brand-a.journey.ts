import type { Page } from '@playwright/test';
import type { ConsoleClient, Fault } from '@tv/platform';
import type { Addresses } from '@tv/run';
import { expect, test } from './journey.ts';

// What is made of an answer is of no brand: one is enough.
test.describe('malformed answers', () => {
  const bodies: readonly Fault[] = [
    { body: 'broken' },
    { body: 'empty' },
    { body: 'html' },
    { cut: true },
    { json: null },
    { json: { unexpected: [true, null] } },
    { json: [null, 7, 'tekst', {}] },
  ];

  /** The session check is a matter of its own, below; what follows a login is asked once in a tab, after it. */
  const ASKED_BESIDE = [
    'checkContext',
    'getBillingProvider',
    'getPaymentCancelled',
    'getExternalServiceStatus',
  ];

  /** What has been asked of the platform, each once. */
  async function operations(platform: ConsoleClient, since = 0): Promise<string[]> {
    const { requests } = await platform.state();
    const asked = requests.filter(({ id, method }) => id > since && method !== 'OPTIONS');
    return [...new Set(asked.flatMap(({ operationId = '' }) => (operationId === '' ? [] : [operationId])))];
  }

  /** Opens a page with every operation it needs broken in turn, and finds each time that it is not blank. */
  async function expectNeverBlank(
    page: Page,
    platform: ConsoleClient,
    { media }: Addresses,
    path: string,
    faults: readonly Fault[],
  ): Promise<void> {
    // Pictures have nothing to do with it, and there are many.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: [`${media}/images/*`] });
    // The watch page has the whole screen; its player or its notice always has a way out.
    const header = /^\/watch\/\w+\/\w/.test(path)
      ? page.getByRole('button', { name: 'Lukk' })
      : page.getByRole('banner').getByRole('link').first();
    const content = page.getByRole('main').getByRole('heading').first();
    const last = (await platform.state()).requests.at(-1)?.id ?? 0;
    await page.goto(path);
    await expect(content).toBeVisible();
    await expect.poll(() => operations(platform, last)).toContain('getSettings');
    const needed = (await operations(platform, last)).filter((one) => !ASKED_BESIDE.includes(one));
    expect(needed.length).toBeGreaterThan(1);
    for (const operationId of needed) {
      for (const fault of faults) {
        await test.step(`${operationId} ${JSON.stringify(fault)}`, async () => {
          const { id } = await platform.addFault({ ...fault, operationId });
          const before = (await platform.state()).requests.at(-1)?.id ?? 0;
          await page.goto(path);
          await expect.poll(() => operations(platform, before)).toContain(operationId);
          await expect(header).toBeVisible();
          await expect(content).toBeVisible();
          await expect(page.getByText('Au da, det har oppstått en feil.')).toHaveCount(0);
          await platform.removeFault(id);
        });
      }
    }
  }

  test('leave no front page blank', async ({ page, platform, addresses, expectConsoleError }) => {
    expectConsoleError(/\[request GET/);
    expectConsoleError(/./);
    await expectNeverBlank(page, platform, addresses, '/', bodies);
  });

  for (const path of ['/tv', '/film/isfront', '/serie/ferja', '/tv-guide', '/watch/live', '/bli-kunde']) {
    test(`leave ${path} not blank`, async ({ page, platform, addresses, expectConsoleError }) => {
      expectConsoleError(/\[request GET/);
      expectConsoleError(/./);
      await expectNeverBlank(page, platform, addresses, path, [{ body: 'broken' }, { json: [null, 7] }]);
    });
  }

  for (const path of ['/min-konto', '/watch/live/nordlys', '/watch/vod/isfront?disableScpRedirect=1']) {
    test(`leave ${path} not blank for a customer`, async ({
      page,
      platform,
      addresses,
      signIn,
      expectConsoleError,
    }) => {
      expectConsoleError(/\[request GET/);
      expectConsoleError(/./);
      await signIn('active@kunde.test');
      // The last of what follows a login.
      await expect.poll(() => operations(platform)).toContain('getExternalServiceStatus');
      await expectNeverBlank(page, platform, addresses, path, [{ body: 'broken' }, { json: [null, 7] }]);
    });
  }
});
