import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns the grid, which only wide screens have. */
export const getGuideGrid = (page: Page): Locator => page.getByRole('grid', { name: 'Programmer' });

/** Waits until the grid has programmes and handles scrolling and keys. */
export async function expectGuide(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeVisible();
  await expect(
    getGuideGrid(page)
      .getByRole('button', { name: /direkte nå/ })
      .first(),
  ).toBeVisible();
}
