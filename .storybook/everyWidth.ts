import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Where every state of a page is looked at on a phone, a tablet and a laptop. */
const PAGES = /\/libs\/(subscription|auth|app-shell\/src\/settings)\//;

const VIEWPORTS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/*
 * The state in which a story has ended, at each width: what breaks a rule of accessibility at one is found there and nowhere else, such
 * as words that a narrow screen cuts. At the story's own width Storybook has looked already.
 */
afterEach(async ({ task }) => {
  if (!PAGES.test(task.file.filepath)) return;
  for (const [width, height] of VIEWPORTS) {
    await page.viewport(width, height);
    // What slides or fades at a width has a contrast of its own on its way.
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
