import { ENGINES, expect, test } from '../support/engines/fixtures.ts';
import { getApiCalls, isFromBrowser } from '../support/fixtures.ts';

const QUESTION = 'Hvor mange enheter kan være logget inn?';

for (const engine of ENGINES) {
  test(`ROUTE-01 ROUTE-07 ROUTE-12 ROUTE-15 PAGE-05 SEARCH-01 in ${engine} without JavaScript, pages are readable and their links work`, async ({
    openTab,
    platform,
    brand,
  }) => {
    const tab = await openTab(engine, { javaScriptEnabled: false });
    const readText = () => tab.evaluate(() => document.body.innerText);
    await tab.open('/');
    await tab.expectShown(['banner'], ['link', brand.displayName]);
    await tab.expectShown(['main'], ['heading', 'Nye filmer']);
    await tab.expectGone(['alert']);
    expect(await readText()).toContain(`${brand.displayName} trenger JavaScript for å vise TV.`);

    await tab.click(['list', 'Nye filmer'], ['link']);
    await tab.expectPath(/^\/film\//);
    const { heading, description } = await tab.evaluate(() => ({
      heading: document.querySelector('main h1')?.textContent ?? '',
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    }));
    expect(await tab.evaluate(() => document.title)).toContain(heading);
    await tab.expectShown(['main'], ['heading', heading]);
    expect(description).toMatch(/\S/);
    expect(await readText()).toContain(description);

    await tab.click(['navigation', 'Hovedmeny'], ['link', 'Filmer']);
    await tab.expectPath('/filmer');
    await tab.expectShown(['main'], ['heading', 'Filmer']);

    await tab.click(['banner'], ['link', 'TV-guide']);
    await tab.click(['main'], ['link', /I morgen/]);
    await tab.expectPath(/^\/tv-guide\/\d{4}-\d\d-\d\d/);
    await tab.expectShown(['grid', 'Programmer'], ['row', /Nordlys/]);

    await tab.click(['contentinfo'], ['link', 'Hjelp']);
    await tab.click(['main'], ['link', /^Enheter/]);
    await tab.click(['main'], ['heading', QUESTION]);
    await tab.expectPath('/hjelp/enheter');
    const openQuestion = () => tab.evaluate(() => document.querySelector('details[open]')?.textContent);
    await expect.poll(openQuestion).toContain(QUESTION);

    await tab.click(['banner'], ['link', 'Søk']);
    await tab.fill('isfront', ['combobox', 'Søk']);
    await tab.press('Enter');
    await tab.expectPath('/search?q=isfront');
    await tab.click(['main'], ['link', /Isfront/]);
    await tab.expectPath(/^\/film\/isfront/);

    // The scripts of any page would call the API.
    const calls = (await getApiCalls(platform)).filter(isFromBrowser);
    expect(calls.map(({ path }) => path)).toEqual([]);
  });
}
