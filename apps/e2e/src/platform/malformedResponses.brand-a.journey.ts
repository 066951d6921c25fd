import type { Page } from '@playwright/test';
import type { ConsoleClient, Fault } from '@tv/platform';
import type { Addresses } from '@tv/run';
import { expect, test } from '../support/fixtures.ts';

// Does not differ by brand.
test.describe('malformed responses', () => {
  /** Faults for every operation, because each operation has its own schema. */
  const shapes: readonly Fault[] = [
    { body: 'broken' },
    { json: null },
    { json: { unexpected: [true, null] } },
    { json: [null, 7, 'tekst', {}] },
  ];
  /** Faults for the first operation only, because all operations parse the body in the same function. */
  const unreadable: readonly Fault[] = [{ body: 'empty' }, { body: 'html' }, { cut: true }];

  /** Not part of the page: the session check and the calls after a sign-in. */
  const UNRELATED_OPERATIONS = [
    'checkContext',
    'getBillingProvider',
    'getPaymentCancelled',
    'getExternalServiceStatus',
  ];

  /** Operations of every page, tested on the front page only. */
  const SHARED_OPERATIONS = ['getPages', 'getSettings'];

  /** Without duplicates. */
  async function getCalledOperations(platform: ConsoleClient, since = 0): Promise<string[]> {
    const { requests } = await platform.state();
    const calls = requests.filter(({ id, method }) => id > since && method !== 'OPTIONS');
    return [...new Set(calls.flatMap(({ operationId = '' }) => (operationId === '' ? [] : [operationId])))];
  }

  /** Expects that the page shows content when each operation fails. `firstFaults` apply to the first operation only. */
  async function expectNeverBlank(
    page: Page,
    platform: ConsoleClient,
    { media }: Addresses,
    path: string,
    faults: readonly Fault[],
    firstFaults: readonly Fault[] = [],
  ): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: [`${media}/images/*`] });
    // The watch page has a close button instead of a header.
    const header = /^\/watch\/\w+\/\w/.test(path)
      ? page.getByRole('button', { name: 'Lukk' })
      : page.getByRole('banner').getByRole('link').first();
    const content = page.getByRole('main').getByRole('heading').first();
    const last = (await platform.state()).requests.at(-1)?.id ?? 0;
    await page.goto(path);
    await expect(content).toBeVisible();
    await expect.poll(() => getCalledOperations(platform, last)).toContain('getSettings');
    const untested = path === '/' ? UNRELATED_OPERATIONS : [...UNRELATED_OPERATIONS, ...SHARED_OPERATIONS];
    const getNeeded = async () =>
      (await getCalledOperations(platform, last)).filter((one) => !untested.includes(one));
    await expect.poll(getNeeded).not.toEqual([]);
    const needed = await getNeeded();
    for (const [index, operationId] of needed.entries()) {
      for (const fault of index === 0 ? [...faults, ...firstFaults] : faults) {
        await test.step(`${operationId} ${JSON.stringify(fault)}`, async () => {
          const { id } = await platform.addFault({ ...fault, operationId });
          const before = (await platform.state()).requests.at(-1)?.id ?? 0;
          await page.goto(path);
          await expect.poll(() => getCalledOperations(platform, before)).toContain(operationId);
          await expect(header).toBeVisible();
          await expect(content).toBeVisible();
          await expect(page.getByText('Au da, det har oppstått en feil.')).toHaveCount(0);
          await platform.removeFault(id);
        });
      }
    }
  }

  test('the front page is never blank, whichever response is malformed', async ({
    page,
    platform,
    addresses,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[request GET/);
    expectConsoleError(/./);
    await expectNeverBlank(page, platform, addresses, '/', shapes, unreadable);
  });

  for (const path of ['/tv', '/film/isfront', '/serie/ferja', '/tv-guide', '/watch/live', '/bli-kunde']) {
    test(`${path} is never blank, whichever response is malformed`, async ({
      page,
      platform,
      addresses,
      expectConsoleError,
    }) => {
      expectConsoleError(/\[request GET/);
      expectConsoleError(/./);
      await expectNeverBlank(page, platform, addresses, path, [{ body: 'broken' }, { json: [null, 7] }]);
    });
  }

  for (const path of ['/min-konto', '/watch/live/nordlys', '/watch/vod/isfront?disableScpRedirect=1']) {
    test(`${path} is never blank for a customer, whichever response is malformed`, async ({
      page,
      platform,
      addresses,
      signIn,
      expectConsoleError,
    }) => {
      expectConsoleError(/\[request GET/);
      expectConsoleError(/./);
      await signIn('active@kunde.test');
      await expect.poll(() => getCalledOperations(platform)).toContain('getExternalServiceStatus');
      await expectNeverBlank(page, platform, addresses, path, [{ body: 'broken' }, { json: [null, 7] }]);
    });
  }
});
