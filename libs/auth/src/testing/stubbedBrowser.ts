import { vi } from 'vitest';
import { TestBrowser } from './sessionWorld.ts';

/** A browser whose network is the test provider; the OpenID client takes the global `fetch`. */
export function stubbedBrowser(authority?: string): TestBrowser {
  const browser = new TestBrowser(authority);
  vi.stubGlobal('fetch', browser.provider.fetch);
  return browser;
}
