import { vi } from 'vitest';
import { TestBrowser } from './sessionTestBrowser.ts';

/** Creates a browser with a mocked network; oidc-client-ts uses the global `fetch`. */
export function createStubbedBrowser(authority?: string): TestBrowser {
  const browser = new TestBrowser(authority);
  vi.stubGlobal('fetch', browser.provider.fetch);
  return browser;
}
