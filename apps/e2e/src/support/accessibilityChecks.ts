import type { Locator, Page } from '@playwright/test';
import { expect as journeyExpect } from './fixtures.ts';

/** Soft assertions, so that a run lists all problems. */
const expect = journeyExpect.configure({ soft: true, timeout: 5_000 });

/** CSS pixels (WCAG 2.5.8). */
const MIN_TARGET_PX = 24;

const MAX_MOTION_MS = 200;

/** Expects one h1 and no skipped level. */
export async function expectHeadingOrder(page: Page): Promise<void> {
  const errors = () =>
    page.evaluate(() => {
      const isRendered = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null;
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isRendered);
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      const first = levels.filter((level) => level === 1).length;
      return [
        ...(first === 1 ? [] : [`${first} headings of the first level`]),
        ...headings.flatMap(({ outerHTML }, index) =>
          (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1 ? [`skips a level: ${outerHTML}`] : [],
        ),
      ];
    });
  await expect.poll(errors).toEqual([]);
}

/**
 * Expects controls, or the clickable area around them, to be at least 24 px in both directions, except inline
 * links.
 */
export async function expectTargetSize(page: Page): Promise<void> {
  const tooSmall = await page.evaluate((minSize) => {
    const pressable =
      'a[href], button, input, select, summary, [role="button"], [role="option"], [role="tab"]';
    const isRendered = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], [data-base-ui-focus-guard]') === null &&
      getComputedStyle(element).clipPath === 'none';
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    /** Returns whether the clickable area is large enough. */
    const isReachable = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const isHitAt = (across: number, down: number) => {
        const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      const extent = (across: number, down: number) => {
        let reach = 0;
        while (reach <= minSize && isHitAt(across * reach, down * reach)) reach += 1;
        let back = 0;
        while (back <= minSize && isHitAt(-across * back, -down * back)) back += 1;
        return reach + back;
      };
      // A virtual list may have removed the element.
      return !element.isConnected || (extent(1, 0) >= minSize && extent(0, 1) >= minSize);
    };
    const [left, top] = [window.scrollX, window.scrollY];
    const alike = Map.groupBy(
      [...document.querySelectorAll(pressable)].filter(
        (element) => isRendered(element) && !isInText(element),
      ),
      ({ tagName, className }) => `${tagName} ${String(className)}`,
    );
    const found = [...alike.values()]
      .flatMap((elements) => elements.slice(0, 3))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width < minSize || height < minSize) && !isReachable(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
    window.scrollTo({ left, top, behavior: 'instant' });
    return found;
  }, MIN_TARGET_PX);
  expect(tooSmall).toEqual([]);
}

/** Safari on iPhone zooms in on a focused field with smaller text, and stays so. */
const MIN_FIELD_TEXT_PX = 16;

/** Expects the text of fields to be at least 16 px. */
export async function expectNoZoomOnFocus(page: Page): Promise<void> {
  const tooSmall = await page
    .locator(
      'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
    )
    .evaluateAll(
      (fields, minSize) =>
        fields
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < minSize)
          .map(({ outerHTML }) => outerHTML),
      MIN_FIELD_TEXT_PX,
    );
  expect(tooSmall).toEqual([]);
}

/** Expects the page to be no wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Applies the text spacing of WCAG 1.4.12, which stays, and expects no horizontal scrolling. */
export async function expectRoomForTextSpacing(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  await expectNoHorizontalScroll(page);
}

/** Expects no line break inside a word without a hyphen. */
export async function expectNoMidWordBreaks(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(() => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('script, style, select') === null &&
        element.getBoundingClientRect().width > 1;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
        const { data, parentElement } = text;
        if (!parentElement || !isVisible(parentElement)) continue;
        for (const { 0: word, index } of data.matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) found.push(`«${word}» in ${parentElement.outerHTML.slice(0, 120)}`);
        }
      }
      return found;
    });
  await expect.poll(broken).toEqual([]);
}

/** Expects fixed and sticky content to cover less than half of the window. */
export async function expectStickyBelowHalf(page: Page): Promise<void> {
  const coveredShare = () =>
    page.evaluate(() => {
      window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
      const rows = Array.from({ length: 32 }, (_, row) => ((row + 0.5) * window.innerHeight) / 32);
      const covered = rows.filter((y) => {
        let hit = document.elementFromPoint(window.innerWidth / 2, y);
        while (hit && !['fixed', 'sticky'].includes(getComputedStyle(hit).position)) hit = hit.parentElement;
        return hit !== null;
      });
      window.scrollTo({ top: 0, behavior: 'instant' });
      return covered.length / rows.length;
    });
  await expect.poll(coveredShare).toBeLessThan(0.5);
}

/** Expects no animation longer than a moment. */
export async function expectNoMotion(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      (maxMs) =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const end = Number(effect?.getComputedTiming().endTime ?? 0);
            return playState === 'running' && end > maxMs;
          })
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : undefined,
          ),
      MAX_MOTION_MS,
    );
  await expect.poll(moving).toEqual([]);
}

/**
 * Expects selected and current items to differ visually from their neighbours.
 *
 * @returns the number of such items
 */
export async function expectVisibleStates(page: Page): Promise<number> {
  const { total, indistinct } = await page.evaluate(() => {
    const stateSelector =
      '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]';
    const isRendered = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const looks = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((one) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const { border, outline, color, backgroundColor, textDecorationLine, fontWeight, content } =
              getComputedStyle(one, pseudo);
            return [border, outline, color, backgroundColor, textDecorationLine, fontWeight, content].join();
          }),
        )
        .concat([...element.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML))
        .join(';');
    const all = [...document.querySelectorAll(stateSelector)].filter(isRendered);
    const alike = all.filter((element) => {
      const group = element.closest('ul, ol, nav, [role="tablist"], [role="listbox"]');
      const others = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => isRendered(other) && !other.matches(stateSelector),
      );
      return others.some((other) => looks(other) === looks(element));
    });
    return { total: all.length, indistinct: alike.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });
  expect(indistinct).toEqual([]);
  return total;
}

/** Describes what is wrong with the focus indicator; undefined if it is visible. */
function getFocusError(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last stop the focus moves to the browser's own controls.
    if (focused === null || focused === document.body) return undefined;
    const name = focused.outerHTML.slice(0, 200);
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isOutlined || /\b0px 0px 0px [2-9]/.test(boxShadow);
    };
    const around: Element[] = [];
    for (let one: Element | null = focused; one && around.length < 5; one = one.parentElement)
      around.push(one);
    const ringed = around.find(hasRing);
    if (!ringed) return `no ring: ${name}`;
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const isInWindow = right > 1 && bottom > 1 && left < innerWidth - 1 && top < innerHeight - 1;
    const isVisible = focused.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isInWindow || !isVisible || width * height <= 1) return `out of sight: ${name}`;
    const from = Math.max(left, 0);
    const across = Math.min(right, innerWidth) - from;
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    // Sticky content may cover most of a long programme.
    const covers = [0.05, 0.25, 0.5, 0.75, 0.95]
      .map((share) => document.elementFromPoint(from + across * share, middle))
      .filter((hit) => hit !== null && !ringed.contains(hit) && !hit.contains(focused));
    return covers.length === 5 ? `${name} is covered by ${covers[2]?.outerHTML.slice(0, 100)}` : undefined;
  });
}

/** Expects each of the next tab stops to be in view with a focus ring. */
export async function expectVisibleFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 1; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    // Scrolling and content revealed by focus take a moment.
    await expect
      .poll(() => getFocusError(page), { message: `stop ${stop}`, intervals: [20, 50, 100] })
      .toBeUndefined();
  }
}

/** Returns whether another element covers the middle of the element, or the element is outside the window. */
export const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return !target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
