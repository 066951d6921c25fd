import { ENGINES, expect, test } from '../support/engines/fixtures.ts';
import { getApiCalls } from '../support/fixtures.ts';

for (const engine of ENGINES) {
  test(`AUTH-01 in ${engine} a visitor signs in from a film, stays signed in after a reload, and adds it to my list`, async ({
    openTab,
    platform,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/film/isfront');
    await tab.signIn('active@kunde.test');
    await tab.expectPath(/^\/film\/isfront/);
    await tab.reload();
    await tab.expectShown(['banner'], ['link', /^Min konto, \S+/]);
    await tab.expectGone(['banner'], ['button', 'Logg inn']);

    await tab.click(['main'], ['button', /^Legg (.* )?i Min liste$/]);
    await tab.expectShown(['main'], ['button', /^Fjern (.* )?fra Min liste$/]);
    const countAdditions = async () =>
      (await getApiCalls(platform)).filter(
        ({ method, path }) => method === 'POST' && path.includes('/mylist/'),
      ).length;
    await expect.poll(countAdditions).toBe(1);
    await tab.reload();
    await tab.click(['main'], ['button', /^Fjern (.* )?fra Min liste$/]);
    await tab.expectShown(['main'], ['button', /^Legg (.* )?i Min liste$/]);

    // A native switch, by keyboard.
    await tab.open('/innstillinger');
    const autoplay = ['switch', 'Spill neste episode automatisk'] as const;
    await tab.focus(['main'], autoplay);
    await tab.expectFocused(['main'], autoplay);
    const isOn = () => tab.evaluate(() => document.activeElement?.matches(':checked'));
    expect(await isOn()).toBe(true);
    await tab.press(' ');
    await expect.poll(isOn).toBe(false);
  });

  test(`AUTH-24 in ${engine} cookies that are partitioned by site are no third-party cookies`, async ({
    openTab,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/');
    const result = () => tab.evaluate(() => sessionStorage.getItem('third-party-cookies'));
    await expect.poll(result).toMatch(/^[01]$/);
    expect(await result()).toBe('0');
  });
}
