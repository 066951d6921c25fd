// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { recordListeners } from '../testing/recordListeners.ts';
import { handleEntryLoadErrors } from './handleEntryLoadErrors.browser.ts';

const notice = () => document.querySelector('[role="alert"]');

/** A server-rendered page. @returns the app's script */
function openPage(): HTMLScriptElement {
  document.body.innerHTML =
    '<div id="root"><h1>Filmer</h1></div><script type="application/json" data-entry></script>';
  handleEntryLoadErrors(window, () => false);
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
  if (!script) throw new Error('The page has no script');
  return script;
}

/** Dispatches an uncaught error of a script. */
function throwIn(filename: string): void {
  const event = new ErrorEvent('error', { filename, error: new TypeError('x is not a function') });
  window.dispatchEvent(event);
}

const app = `${window.location.origin}/assets/index.js`;

// The tests share a window, so remove their listeners.
beforeEach(() => onTestFinished(recordListeners()));

it('handleEntryLoadErrors shows one notice on a server-rendered page when the app script throws', () => {
  openPage();
  throwIn(app);
  throwIn(app);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Filmer');
});

it('handleEntryLoadErrors shows no notice for an error after the app script was evaluated', () => {
  openPage().dispatchEvent(new Event('load'));
  throwIn(app);
  expect(notice()).toBeNull();
});

it('handleEntryLoadErrors shows no notice for an error in an external script', () => {
  openPage();
  throwIn('chrome-extension://abc/content.js');
  expect(notice()).toBeNull();
});

it('ERR-10 ERR-11 handleEntryLoadErrors shows the notice when the script fails to load and the page does not reload', () => {
  openPage().dispatchEvent(new Event('error'));
  expect(notice()?.textContent).toContain('Noe gikk galt');
  expect(notice()?.textContent).toContain('Vi setter vår beste Strimere på saken!');
});
