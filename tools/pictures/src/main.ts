import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { withServedProduct } from '@tv/bench';
import { chromiumArguments } from '@tv/run';
import { SCREENS, WINDOWS } from './screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/pictures/screens');

/** WebP quality; low, to keep the repository small. */
const QUALITY = 60;
const WIDEST = 960;

async function take(browser: Browser, url: string, window: (typeof WINDOWS)[number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

await withServedProduct(async ({ brands }) => {
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments(),
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const [brand, origin] of Object.entries(brands)) {
    for (const { name, path: route } of SCREENS) {
      for (const window of WINDOWS) {
        const picture = await take(browser, `${origin}${route}`, window);
        const small = await sharp(picture)
          .resize({ width: WIDEST, withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .toBuffer();
        writeFileSync(path.join(FOLDER, `${name}-${brand}-${window.width}.webp`), small);
      }
    }
  }
  await browser.close();
});
