import { createServer } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../testing/launchChromium.ts';
import { newCustomer } from '../testing/testCustomer.ts';
import { call, testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

type Message = Readonly<Record<string, unknown>>;

/** Returns a brand page with the card frame embedded. */
async function pageWithFrame(platform: TestPlatform) {
  const { addresses } = platform;
  const origin = addresses.brands['brand-a'] ?? '';
  const customer = await newCustomer(platform);
  const { clientToken } = (await customer.get('/payment/clienttoken')).json() as { clientToken: string };
  const query = new URLSearchParams({ origin, token: clientToken });
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><html lang="nb"><title>App</title>
      <main><h1>Betal</h1><iframe title="Kort" src="${addresses.card}/frame?${query.toString()}" width="360" height="420"></iframe></main>
      <script>const receivedMessages = []; addEventListener('message', ({ data, origin }) => receivedMessages.push({ ...data, origin }));</script>`);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), resolve));
  const context = await browser.newContext();
  onTestFinished(async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await context.newPage();
  await page.goto(origin);
  const frame = page.frameLocator('iframe');
  const receivedMessages = (): Promise<readonly Message[]> => page.evaluate('receivedMessages');
  const say = (message: object): Promise<unknown> =>
    page.evaluate(
      `document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, ${JSON.stringify(addresses.card)})`,
    );
  /** Next unread message of a type. */
  const read = new Map<string, number>();
  const next = async (type: string): Promise<Message> => {
    const index = read.get(type) ?? 0;
    await expect
      .poll(async () => (await receivedMessages()).filter((one) => one['type'] === type).length)
      .toBeGreaterThan(index);
    read.set(type, index + 1);
    return (await receivedMessages()).filter((one) => one['type'] === type)[index] ?? {};
  };
  await next('card:ready');
  return { page, frame, say, next, receivedMessages };
}

async function fill(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Kortnummer').fill(number);
  await frame.getByLabel('Utløpsdato').pressSequentially('1235');
  await frame.getByLabel('CVC').fill('123');
}

const expectAccessible = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('the card frame returns a nonce, and shows validation errors at their fields', async () => {
  const platform = await testPlatform();
  const { page, frame, say, next, receivedMessages } = await pageWithFrame(platform);
  await expectAccessible(page);
  await say({ type: 'card:tokenize' });
  expect((await next('card:invalid'))['fields']).toEqual(['number', 'expiry', 'cvc']);
  await frame.getByText('Kortnummeret er ikke gyldig.').waitFor();
  await frame.locator('#number:focus').waitFor();
  await expectAccessible(page);

  await fill(frame, '4111111111111111');
  expect(await frame.getByLabel('Kortnummer').inputValue()).toBe('4111 1111 1111 1111');
  expect(await frame.getByLabel('Utløpsdato').inputValue()).toBe('12/35');
  await frame.getByLabel('CVC').press('Enter');
  await next('card:submit');
  await say({ type: 'card:tokenize' });
  const { nonce, maskedNumber, origin } = await next('card:nonce');
  expect([maskedNumber, origin]).toEqual(['**** **** **** 1111', platform.addresses.card]);
  await say({ type: 'card:verify', nonce, amount: 629 });
  expect((await next('card:verified'))['nonce']).toBe(nonce);
  expect(JSON.stringify(await receivedMessages())).not.toContain('4111 1111');
  expect(JSON.stringify(await receivedMessages())).not.toContain('4111111111111111');
});

test('the card frame runs 3-D Secure: a wrong code fails, the right code passes, and the user can cancel', async () => {
  const platform = await testPlatform();
  const { page, frame, say, next } = await pageWithFrame(platform);
  await fill(frame, '4000000000003220');
  const ask = async () => {
    await say({ type: 'card:tokenize' });
    const { nonce } = await next('card:nonce');
    await say({ type: 'card:verify', nonce, amount: 224.5 });
    await frame.getByRole('heading', { name: 'Bekreft kjøpet hos banken din' }).waitFor();
  };
  await ask();
  await frame.getByText('224,50').waitFor();
  await expectAccessible(page);
  await frame.getByLabel('Engangskode').fill('0000');
  await frame.getByRole('button', { name: 'Bekreft' }).click();
  expect((await next('card:error'))['code']).toBe('CARD_3DSECURE_FAILED');
  await ask();
  await frame.getByRole('button', { name: 'Avbryt' }).click();
  expect((await next('card:error'))['code']).toBe('CARD_3DSECURE_FAILED');
  await ask();
  await frame.getByLabel('Engangskode').fill('1234');
  await frame.getByLabel('Engangskode').press('Enter');
  await next('card:verified');
  await frame.getByLabel('Kortnummer').waitFor();
});

test('only a brand may embed the card frame', async () => {
  const { addresses } = await testPlatform();
  expect((await call(`${addresses.card}/frame?origin=http://evil.test`)).status).toBe(400);
  const framed = await call(`${addresses.card}/frame?origin=${addresses.brands['brand-b'] ?? ''}`);
  expect(framed.headers['content-security-policy']).toContain(
    `frame-ancestors ${addresses.brands['brand-b'] ?? ''}`,
  );
});
