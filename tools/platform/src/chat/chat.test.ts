import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../testing/launchChromium.ts';
import { testPlatform } from '../testing/testPlatform.ts';

test('the chat stub renders once, and reports how often it was loaded and that it survived a navigation', async () => {
  const { addresses } = await testPlatform();
  const origin = addresses.brands['brand-a'] ?? '';
  const script = `<script src="${addresses.console}/chat.js"></script>`;
  const server = createServer((_request, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><html lang="nb"><title>App</title><main><h1>Forside</h1></main>${script}${script}`,
      );
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), resolve));
  const browser = await launchChromium();
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await browser.newPage();
  await page.goto(origin);
  await page.evaluate("history.pushState(null, '', '/min-konto')");
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect
    .poll(() => page.getByRole('status').textContent())
    .toBe('Her kommer kundeservice. Lastet 2 ganger, 2 sider.');
});
