import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../testing/launchChromium.ts';
import { appHeaders, call, testPlatform } from '../testing/testPlatform.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('the console page adds a fault, shows the affected request, moves the clock and resets', async () => {
  const platform = await testPlatform();
  const { addresses } = platform;
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(addresses.console);
  await page.getByText('Alle svar følger kontrakten').waitFor();

  await page.getByLabel('Kall', { exact: true }).fill('getSettings');
  await page.getByLabel('Status').fill('503');
  await page.getByRole('button', { name: 'Legg til' }).click();
  await page.getByText('{"operationId":"getSettings","status":503}').waitFor();
  const settings = () => call(`${addresses.api}/gateway/settings`, { headers: appHeaders });
  expect((await settings()).status).toBe(503);
  await page
    .getByRole('row', { name: /getSettings/ })
    .getByText('503')
    .waitFor();
  await page.getByRole('button', { name: 'Fjern', exact: true }).click();
  await page.getByText('Alt virker.').waitFor();
  expect((await settings()).status).toBe(200);

  await page.getByText('Ingen er belastet ennå.').waitFor();
  await page.getByLabel('Avvis med').selectOption('PAYMENT_FAILED');
  await page.getByRole('button', { name: 'Avvis de neste' }).click();
  await page.getByRole('row', { name: /neste PAYMENT_FAILED/ }).waitFor();

  await page.getByRole('button', { name: '+ 1 time' }).click();
  await page.getByText('(+60 min)').waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Nullstill plattformen' }).click();
  await page.getByText('(+60 min)').waitFor({ state: 'hidden' });
  expect((await platform.console.state()).clockOffsetMs).toBe(0);
  expect(errors).toEqual([]);
});

test('the console page lists the errors and web vitals that browsers report, the latest first', async () => {
  const platform = await testPlatform();
  const { addresses } = platform;
  const report = (event: object) =>
    // Browsers send text/plain, which needs no preflight request.
    call(`${addresses.console}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ brand: 'glimt', version: '1.2.3', droppedCount: 0, events: [event] }),
    });
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(addresses.console);
  const rows = page.getByRole('group', { name: 'Telemetri' }).getByRole('row');
  await page.getByRole('group', { name: 'Telemetri' }).getByText('Ingenting ennå.').waitFor();
  await report({ type: 'error', level: 'error', message: 'Planted', context: 'window.error', route: 'film' });
  await rows.filter({ hasText: '"message":"Planted"' }).waitFor();
  await report({ type: 'vital', name: 'INP', value: 184, route: 'film' });
  await rows.filter({ hasText: '"name":"INP"' }).waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^\d\d.\d\d.\d\d.*"type":"vital","name":"INP","value":184,"route":"film"/),
    expect.stringMatching(/^\d\d.\d\d.\d\d.*"message":"Planted","context":"window.error","route":"film"/),
  ]);
});
