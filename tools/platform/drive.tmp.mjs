import { chromium } from '@playwright/test';
const { addressesFor, chromiumLaunch } = await import('/work/wt-plat/tools/run/src/index.ts');
const { openWebServer } = await import('/work/wt-plat/tools/run/src/webServer.ts');
const { startPlatform } = await import('/work/wt-plat/tools/platform/src/server.ts');
const { createConsoleClient } = await import('/work/wt-plat/tools/platform/src/index.ts');
const addresses = addressesFor('25500,plt');
const platform = await startPlatform({ addresses, stateDirectory: ':memory:', log: console.log });
const tv = createConsoleClient(addresses);
await using web = await openWebServer(addresses, ['brand-a'], { TV_CACHE: 'off', TV_LIMITS: 'off' });
const browser = await chromium.launch(chromiumLaunch());
const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' })).newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
page.on('requestfailed', (r) => console.log('FAILED', r.url().slice(0, 120), r.failure()?.errorText));
let n = 0;
const shot = async (name) => { await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/shots/drive-${++n}-${name}.png`, fullPage: false }); console.log(n, name, page.url()); };
const step = async (name, act) => { try { await act(); } catch (e) { console.log('STEP', name, String(e).slice(0, 400)); await shot('FAIL-' + name); throw e; } };
try {
  await page.goto(addresses.brands['brand-a'] + '/bli-kunde?productIds=mest'); await shot('choose');
  await step('further', () => page.getByRole('link', { name: 'Gå videre' }).or(page.getByRole('button', { name: 'Gå videre' })).first().click({ timeout: 8000 }));
  await page.waitForURL('**/registrer/**', { timeout: 8000 }); await shot('register');
  await step('fill', async () => {
    for (const [l, t] of [['Fornavn', 'Nina'], ['Etternavn', 'Ny'], ['E-post', 'drive@kunde.test'], ['Mobilnummer', '91234511'], ['Passord', 'hemmelig1']]) await page.getByLabel(l, { exact: true }).fill(t, { timeout: 5000 });
    const terms = page.getByRole('checkbox', { name: /vilkår/i }); if (await terms.count()) await terms.first().check();
  });
  await page.getByRole('button', { name: 'Opprett konto' }).click(); 
  await page.waitForURL(/min-konto/, { timeout: 15000 }).catch(() => {}); await shot('pay');
  const f = page.frameLocator('iframe[title="Kortopplysninger"]');
  await step('card', async () => {
    const card = page.getByLabel('Kort', { exact: true }); if (await card.count()) await card.first().check({ timeout: 3000 }).catch((e) => console.log(String(e).slice(0,200)));
    await f.getByLabel('Kortnummer').fill('4000000000003220', { timeout: 10000 }); await f.getByLabel('Utløpsdato').pressSequentially('1235'); await f.getByLabel('CVC').fill('123');
  });
  await shot('filled');
  await page.getByRole('button', { name: /^Betal/ }).first().click(); await shot('pressed');
  await step('3ds', async () => { await f.getByLabel('Engangskode').fill('1234', { timeout: 8000 }); await shot('3ds'); await f.getByRole('button', { name: 'Bekreft' }).click(); });
  await page.waitForURL(/receipt/, { timeout: 10000 }).catch(() => {}); await shot('receipt');
  console.log(await tv.charges('drive@kunde.test'));
} finally {
  const s = await tv.state();
  console.log('drift', s.drift, s.requests.filter((r) => r.operationId && /Checkout|change|register|Payment|Summary|redeem/i.test(r.operationId)).map((r) => `${r.method} ${r.path} ${r.status}`));
  await browser.close(); await web[Symbol.asyncDispose](); await platform.close();
}
process.exit(0);
