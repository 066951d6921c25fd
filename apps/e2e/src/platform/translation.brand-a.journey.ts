import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Replaces texts as a browser's page translation does: `<font>` elements in place of text nodes, also of later ones. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
        if (text.data.trim() !== '' && !text.parentElement?.closest('font, script, style')) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) if (addedNodes.length > 0) translate(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a customer chooses another package on a page that the browser translates', async ({ page, signIn }) => {
  await signIn('active@kunde.test');
  await page.goto('/bli-kunde');
  await translatePage(page);
  for (const index of [0, 2]) {
    await page.getByRole('radio').nth(index).check();
    await expect(page.getByRole('heading', { level: 1, name: 'Velg pakken din' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Gå videre' }).click();
  await expect(page.getByRole('heading', { name: 'Bekreft endringen' })).toBeVisible();
});
