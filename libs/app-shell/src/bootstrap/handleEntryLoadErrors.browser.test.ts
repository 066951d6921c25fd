// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

const AGENTS = {
  'Firefox 102': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Gecko/20100101 Firefox/102.0',
  'Edge 109':
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.115',
  'Samsung Internet 19':
    'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-G950F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/19.0 Chrome/102.0.5005.125 Mobile Safari/537.36',
  'Opera 95':
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 OPR/95.0.4635.90',
  'Chrome 109':
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
  'Safari 15.6':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15',
  'Safari 16.0':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
};

it.each(Object.entries(AGENTS))('the notice for a failed start names %s', (name, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  openPage();
  throwIn(app);
  expect(notice()?.textContent).toContain(`Du bruker ${name}. Last siden på nytt.`);
  expect(notice()?.textContent).toContain('oppdatere nettleseren');
});

it('the notice for a failed start names no browser that it does not know', () => {
  const chromeOnIphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chromeOnIphone);
  openPage();
  throwIn(app);
  expect(notice()?.textContent).not.toContain('Du bruker');
  expect(notice()?.textContent).toContain('Last siden på nytt.');
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
