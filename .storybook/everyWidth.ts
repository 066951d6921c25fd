import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Pages checked at phone, tablet and laptop width, in one brand: brands share layouts. */
const PAGES = /\/libs\/(subscription|auth|app-shell\/src\/settings)\//;

const VIEWPORTS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/*
 * Runs axe on a story's final state at each width, for violations such as clipped text. Storybook covers the
 * story's own width.
 */
afterEach(async ({ task }) => {
  if (!PAGES.test(task.file.filepath)) return;
  for (const [width, height] of VIEWPORTS) {
    await page.viewport(width, height);
    // Running transitions have intermediate contrasts.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `at ${width} px`).toEqual([]);
  }
});

function ends(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
