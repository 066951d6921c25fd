// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answerLostEntryFiles } from './lostEntryFiles.browser.ts';

const notice = () => document.querySelector('[role="alert"]');

/** A page that a server drew, with the app's script. @returns that script */
function openPage(): HTMLScriptElement {
  document.body.innerHTML =
    '<div id="root"><h1>Filmer</h1></div><script type="application/json" data-entry></script>';
  answerLostEntryFiles(window, () => false);
  const script = document.querySelector('script');
  if (!script) throw new Error('The page has no script');
  return script;
}

/** An error that nobody catches, in a script of the address. */
function throwIn(filename: string): void {
  const event = new ErrorEvent('error', { filename, error: new TypeError('x is not a function') });
  window.dispatchEvent(event);
}

const app = `${window.location.origin}/assets/index.js`;

// Each page has a window of its own; the tests share one, and leave no listener in it.
beforeEach(() => {
  const listening = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => {
    for (const listener of listening.mock.calls) window.removeEventListener(...listener);
  });
});

it('shows a notice over the drawn page when the app’s script throws, and only one', () => {
  openPage();
  throwIn(app);
  throwIn(app);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Filmer');
});

it('shows no notice for an error after the app’s script has been evaluated', () => {
  openPage().dispatchEvent(new Event('load'));
  throwIn(app);
  expect(notice()).toBeNull();
});

it('shows no notice for an error in a script that is not ours', () => {
  openPage();
  throwIn('chrome-extension://abc/content.js');
  expect(notice()).toBeNull();
});

it('ERR-10 ERR-11 shows the notice when the script cannot be loaded and the page is not reloaded', () => {
  openPage().dispatchEvent(new Event('error'));
  expect(notice()?.textContent).toContain('Noe gikk galt');
  expect(notice()?.textContent).toContain('Vi setter vår beste Strimere på saken!');
});
