import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { expect } from '../fixtures.ts';

/** An element by role and accessible name, or a form field by its label. */
export type Step = readonly [role: string, name?: string | RegExp] | { readonly label: string };

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown';

/** What a browser's driver does for `Tab`. */
export interface TabDriver {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Returns the value of an expression in the page, whatever the page's content security policy is; JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** PNG of the window. */
  readonly takeScreenshot: () => Promise<Buffer>;
  /** Moves the pointer to an element and presses it. */
  readonly click: (selector: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
}

/** A browser's tab, used by roles and names. A path of steps leads from the page to an element. */
export interface Tab extends Pick<TabDriver, 'goBack' | 'press'> {
  /** Runs a function in the page; arguments and result are JSON. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Opens a path of the brand and waits for hydration, unless scripts are off. */
  readonly open: (path: string) => Promise<void>;
  /** Reloads and waits for hydration. */
  readonly reload: () => Promise<void>;
  readonly click: (...steps: readonly Step[]) => Promise<void>;
  readonly hover: (...steps: readonly Step[]) => Promise<void>;
  /** Checks a checkbox or radio button. */
  readonly check: (...steps: readonly Step[]) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (text: string, ...steps: readonly Step[]) => Promise<void>;
  readonly focus: (...steps: readonly Step[]) => Promise<void>;
  readonly expectShown: (...steps: readonly Step[]) => Promise<void>;
  readonly expectGone: (...steps: readonly Step[]) => Promise<void>;
  readonly expectPath: (path: string | RegExp) => Promise<void>;
  readonly expectFocused: (...steps: readonly Step[]) => Promise<void>;
}

/** WebKit is slow without a GPU. */
const STEP_TIMEOUT_MS = 45_000;

const TARGET_ATTRIBUTE = 'data-journey-target';
const TARGET = `[${TARGET_ATTRIBUTE}]`;

type SerializedName = string | { readonly source: string; readonly flags: string } | undefined;
type SerializedStep = { readonly label: string } | { readonly role: string; readonly name: SerializedName };

function serialize(step: Step): SerializedStep {
  if ('label' in step) return step;
  const [role, name] = step;
  return { role, name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name };
}

const describeSteps = (steps: readonly Step[]) =>
  steps.map((step) => ('label' in step ? `label ${step.label}` : step.map(String).join(' '))).join(' > ');

/** Runs in the page: marks the first element on the path that users can perceive. */
function markTarget(steps: readonly SerializedStep[], attribute: string): 'found' | 'missing' | 'no library' {
  const { TestingLibraryDom: library } = window as { TestingLibraryDom?: typeof TestingLibrary };
  if (library === undefined) return 'no library';
  document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
  let found: HTMLElement[] = [document.body];
  for (const step of steps) {
    found = found
      .flatMap((container) => {
        if ('label' in step) return library.queryAllByLabelText(container, step.label);
        const { role, name } = step;
        // Checks only what it finds for visibility, which is faster.
        return library.queryAllByRole(container, role, {
          hidden: true,
          ...(name === undefined
            ? {}
            : { name: typeof name === 'string' ? name : new RegExp(name.source, name.flags) }),
        });
      })
      .filter((element) => !library.isInaccessible(element) && element.closest('[inert]') === null);
  }
  const [target] = found;
  if (target === undefined) return 'missing';
  target.setAttribute(attribute, '');
  return 'found';
}

/**
 * Runs in the page: scrolls to the element, since fixed headers must not cover it. Returns whether it then rests, and
 * the pointer would hit it.
 */
async function isReadyForPointer(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (element === null) return false;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const measure = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = measure();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = measure();
  const hit = document.elementFromPoint(x, y);
  return x === before.x && y === before.y && hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Runs in the page: it is hydrated, or has no scripts. */
function isReady(): boolean {
  if (matchMedia('(scripting: none)').matches) return true;
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return [...document.querySelectorAll('#root :is(a, button)')].every(isOfReact);
}

const librarySource = () =>
  readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );

/** Creates a tab of a brand from a browser's driver. */
export function createTab(driver: TabDriver, origin: string): Tab {
  const evaluate = async <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => (await driver.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as Result;
  async function mark(steps: readonly Step[]): Promise<boolean> {
    const serialized = steps.map(serialize);
    const result = await evaluate(markTarget, serialized, TARGET_ATTRIBUTE);
    if (result !== 'no library') return result === 'found';
    await driver.evaluate(`(() => {${librarySource()}\n})()`);
    return (await evaluate(markTarget, serialized, TARGET_ATTRIBUTE)) === 'found';
  }
  const expectMark = (steps: readonly Step[], isShown: boolean) =>
    expect
      .poll(() => mark(steps), {
        message: `${describeSteps(steps)} ${isShown ? 'is shown' : 'is gone'}`,
        timeout: STEP_TIMEOUT_MS,
      })
      .toBe(isShown);
  const pollPage = (run: () => unknown) => expect.poll(() => evaluate(run), { timeout: STEP_TIMEOUT_MS });
  const expectReady = () => pollPage(isReady).toBe(true);
  /** Waits until the pointer would hit the element, and acts on it once. */
  async function withTarget(steps: readonly Step[], act: (selector: string) => Promise<void>) {
    await expect(async () => {
      expect(await mark(steps), `${describeSteps(steps)} is shown`).toBe(true);
      expect(
        await evaluate(isReadyForPointer, TARGET),
        `${describeSteps(steps)} rests, and nothing covers it`,
      ).toBe(true);
    }).toPass({ timeout: STEP_TIMEOUT_MS });
    try {
      await act(TARGET);
    } catch (error) {
      // Replaced after the check. Other errors may come after the press, which must not be repeated.
      if (!/no ?(such ?)?element/i.test(String(error))) throw error;
      await withTarget(steps, act);
    }
  }
  return {
    goBack: driver.goBack,
    evaluate,
    press: driver.press,
    async open(path) {
      await driver.goto(origin + path);
      await expectReady();
    },
    async reload() {
      await driver.reload();
      await expectReady();
    },
    click: (...steps) => withTarget(steps, driver.click),
    hover: (...steps) => withTarget(steps, driver.hover),
    async check(...steps) {
      const isChecked = () =>
        evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.checked, TARGET);
      await withTarget(steps, async (selector) => {
        if ((await isChecked()) !== true) await driver.click(selector);
      });
      await expect.poll(async () => (await mark(steps)) && (await isChecked())).toBe(true);
    },
    async fill(text, ...steps) {
      await withTarget(steps, driver.click);
      await evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), TARGET);
      await driver.type(text);
      const value = () =>
        evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, TARGET);
      // A field may group its digits.
      await expect.poll(async () => (await value())?.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    },
    async focus(...steps) {
      await expectMark(steps, true);
      await evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), TARGET);
    },
    expectShown: (...steps) => expectMark(steps, true),
    expectGone: (...steps) => expectMark(steps, false),
    async expectPath(path) {
      const current = pollPage(() => location.pathname + location.search);
      await (typeof path === 'string' ? current.toBe(path) : current.toMatch(path));
    },
    async expectFocused(...steps) {
      await expect
        .poll(
          async () =>
            (await mark(steps)) &&
            (await evaluate((selector) => document.activeElement?.matches(selector) === true, TARGET)),
          { message: `${describeSteps(steps)} has the focus`, timeout: STEP_TIMEOUT_MS },
        )
        .toBe(true);
    },
  };
}
