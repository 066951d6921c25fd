import { ENGINES, expect, hasBackForwardCache, test } from '../support/engines/fixtures.ts';
import type { Tab } from '../support/engines/tab.ts';

/** Waits until no request has ended for a second: Firefox does not keep a page that waits for a response. */
async function waitForIdleNetwork(tab: Tab): Promise<void> {
  let count = NaN;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await tab.evaluate(() => performance.getEntriesByType('resource').length);
        return count === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}

for (const engine of ENGINES) {
  test(`ROUTE-01 in ${engine} a visitor opens a film from a lane, goes back, and finds it by searching`, async ({
    openTab,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/');
    // Without hydration a link would load a new document.
    await tab.evaluate(() => void (document.documentElement.dataset['journey'] = 'same document'));
    await tab.click(['list', 'Nye filmer'], ['link']);
    await tab.expectPath(/^\/film\//);
    await tab.expectShown(['main'], ['heading']);
    await tab.goBack();
    await tab.expectPath('/');
    await tab.expectShown(['list', 'Nye filmer'], ['link']);
    await tab.click(['banner'], ['link', 'Søk']);
    await tab.fill('isfront', ['combobox', 'Søk']);
    await tab.click(['main'], ['link', /Isfront/]);
    await tab.expectPath(/^\/film\/isfront/);
    expect(await tab.evaluate(() => document.documentElement.dataset['journey'])).toBe('same document');

    await waitForIdleNetwork(tab);
    // Another document, and back: the browser keeps the page, which goes on working.
    await tab.evaluate(() => location.assign('/icon.svg'));
    await tab.expectPath('/icon.svg');
    await tab.goBack();
    await tab.expectPath(/^\/film\/isfront/);
    expect(await tab.evaluate(() => document.documentElement.dataset['journey'])).toBe(
      hasBackForwardCache ? 'same document' : undefined,
    );
    await tab.click(['navigation', 'Hovedmeny'], ['link', 'Filmer']);
    await tab.expectPath('/filmer');
    const current = () =>
      tab.evaluate(() => {
        const entry = document.querySelector('nav [aria-current="page"]');
        return entry && [entry.textContent, getComputedStyle(entry).textDecorationLine];
      });
    await expect.poll(current).toEqual(['Filmer', 'underline']);

    // The select navigates without losing the focus.
    const sorting = ['combobox', 'Endre sortering'] as const;
    await tab.focus(['main'], sorting);
    await tab.press('ArrowDown');
    await tab.expectPath('/filmer?sortMenu=nyeste');
    await tab.expectFocused(['main'], sorting);
  });

  test(`GUIDE-01 in ${engine} the guide is used by keyboard, and its panel returns the focus`, async ({
    openTab,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/tv-guide');
    const programme = ['button', /direkte nå/] as const;
    await tab.expectShown(['grid', 'Programmer'], programme);
    await tab.evaluate(() =>
      document.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus(),
    );
    // Includes the row, because two channels can show the same programme at the same time.
    const focusedProgramme = () =>
      tab.evaluate(() => {
        const focused = document.activeElement;
        return (
          focused && [focused.closest('[role="row"]')?.getAttribute('aria-rowindex'), focused.textContent]
        );
      });
    const first = await focusedProgramme();
    expect(first).toEqual([expect.any(String), expect.stringMatching(/./)]);
    await tab.press('ArrowRight');
    await expect.poll(focusedProgramme).not.toEqual(first);
    await tab.press('ArrowLeft');
    await expect.poll(focusedProgramme).toEqual(first);
    await tab.press('ArrowDown');
    await expect.poll(focusedProgramme).not.toEqual(first);
    const chosen = await focusedProgramme();
    await tab.press('Enter');
    await tab.expectShown(['dialog'], ['link', /^Se /]);
    await tab.press('Escape');
    await tab.expectGone(['dialog']);
    await expect.poll(focusedProgramme).toEqual(chosen);
  });
}
