import type { Page } from '@playwright/test';
import { expect as journeyExpect } from './journey.ts';

/** Whoever mends a screen wants to hear of all that stands in the way on it. */
const expect = journeyExpect.configure({ soft: true, timeout: 5_000 });

/** The least side (CSS pixels) of what a finger is to meet. */
const LEAST_TARGET = 24;

/** An animation that is over within so many ms is no motion. */
const A_MOMENT_MS = 200;

/** That headings are as a table of contents: one of the first level, none seen that skips a level. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const faults = () =>
    page.evaluate(() => {
      const isThere = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null;
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isThere);
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      const first = levels.filter((level) => level === 1).length;
      return [
        ...(first === 1 ? [] : [`${first} headings of the first level`]),
        ...headings.flatMap(({ outerHTML }, index) =>
          (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1 ? [`skips a level: ${outerHTML}`] : [],
        ),
      ];
    });
  await expect.poll(faults).toEqual([]);
}

/**
 * That everything to press is met by a finger: where its box is less than 24 px in a direction, what lies around it has to
 * answer to the press too. Links in running text are free of that, as WCAG 2.5.8 has it.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const tooSmall = await page.evaluate((least) => {
    const pressable =
      'a[href], button, input, select, summary, [role="button"], [role="option"], [role="tab"]';
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], [data-base-ui-focus-guard]') === null &&
      getComputedStyle(element).clipPath === 'none';
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    /** Whether presses on and around the element that are its own make up a place that is large enough. */
    const isMet = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const answersAt = (across: number, down: number) => {
        const met = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
        return met !== null && (element.contains(met) || met.closest('label')?.control === element);
      };
      const extent = (across: number, down: number) => {
        let reach = 0;
        while (reach <= least && answersAt(across * reach, down * reach)) reach += 1;
        let back = 0;
        while (back <= least && answersAt(-across * back, -down * back)) back += 1;
        return reach + back;
      };
      // A list that draws only what is near may have taken it away meanwhile.
      return !element.isConnected || (extent(1, 0) >= least && extent(0, 1) >= least);
    };
    const [left, top] = [window.scrollX, window.scrollY];
    // Of those that look alike some are enough.
    const alike = Map.groupBy(
      [...document.querySelectorAll(pressable)].filter((element) => isThere(element) && !isInText(element)),
      ({ tagName, className }) => `${tagName} ${String(className)}`,
    );
    const found = [...alike.values()]
      .flatMap((elements) => elements.slice(0, 3))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width < least || height < least) && !isMet(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
    window.scrollTo({ left, top, behavior: 'instant' });
    return found;
  }, LEAST_TARGET);
  expect(tooSmall).toEqual([]);
}

/** That the page is no wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/**
 * That the page is no wider than the window for users who space text out as far as WCAG 1.4.12 lets them. Leaves the page
 * spaced out.
 */
export async function expectRoomForSpacedText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  await expectNoSidewaysScrolling(page);
}

/** That no word of the page continues on another line without a hyphen. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(() => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('script, style, select') === null &&
        element.getBoundingClientRect().width > 1;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
        const { data, parentElement } = text;
        if (!parentElement || !isSeen(parentElement)) continue;
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

/** That what stays in place while one scrolls leaves more than half of the window free. */
export async function expectRoomToRead(page: Page): Promise<void> {
  const taken = () =>
    page.evaluate(() => {
      window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
      const rows = Array.from({ length: 32 }, (_, row) => ((row + 0.5) * window.innerHeight) / 32);
      const covered = rows.filter((y) => {
        let met = document.elementFromPoint(window.innerWidth / 2, y);
        while (met && !['fixed', 'sticky'].includes(getComputedStyle(met).position)) met = met.parentElement;
        return met !== null;
      });
      window.scrollTo({ top: 0, behavior: 'instant' });
      return covered.length / rows.length;
    });
  await expect.poll(taken).toBeLessThan(0.5);
}

/** That nothing moves for longer than a moment, for whom motion makes ill. */
export async function expectStillness(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      (moment) =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const end = Number(effect?.getComputedTiming().endTime ?? 0);
            return playState === 'running' && end > moment;
          })
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : undefined,
          ),
      A_MOMENT_MS,
    );
  await expect.poll(moving).toEqual([]);
}

/**
 * That what is chosen or current looks unlike its neighbours that are not, by something besides its words.
 *
 * @returns how many such there were
 */
export async function expectStatesSeen(page: Page): Promise<number> {
  const { seen, unseen } = await page.evaluate(() => {
    const stated = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]';
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true });
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
    const all = [...document.querySelectorAll(stated)].filter(isThere);
    const alike = all.filter((element) => {
      const group = element.closest('ul, ol, nav, [role="tablist"], [role="listbox"]');
      const others = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => isThere(other) && !other.matches(stated),
      );
      return others.some((other) => looks(other) === looks(element));
    });
    return { seen: all.length, unseen: alike.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });
  expect(unseen).toEqual([]);
  return seen;
}

/** What is wrong with where the focus is seen, now; nothing where it is in sight with a ring around it or what it belongs to. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Past the end of the page the browser's own controls have the focus.
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
    const isSeen = focused.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isInWindow || !isSeen || width * height <= 1) return `out of sight: ${name}`;
    const from = Math.max(left, 0);
    const across = Math.min(right, innerWidth) - from;
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    // Some of it must be in sight: of what has been on for long, most lies under what stands still beside it.
    const covers = [0.05, 0.25, 0.5, 0.75, 0.95]
      .map((share) => document.elementFromPoint(from + across * share, middle))
      .filter((met) => met !== null && !ringed.contains(met) && !met.contains(focused));
    return covers.length === 5 ? `${name} is covered by ${covers[2]?.outerHTML.slice(0, 100)}` : undefined;
  });
}

/** Presses Tab so often; each stop has to be in sight, with a ring around it or what it belongs to. */
export async function expectFocusSeen(page: Page, stops: number): Promise<void> {
  for (let stop = 1; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    // What is scrolled to, and what comes with the focus, is there a moment later.
    await expect
      .poll(() => focusFault(page), { message: `stop ${stop}`, intervals: [20, 50, 100] })
      .toBeUndefined();
  }
}
