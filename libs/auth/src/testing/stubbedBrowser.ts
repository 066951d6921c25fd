import { vi } from 'vitest';
import { TestBrowser } from './sessionWorld.ts';

/** A browser with a mocked network; oidc-client-ts uses the global `fetch`. */
export function stubbedBrowser(authority?: string): TestBrowser {
  const browser = new TestBrowser(authority);
  vi.stubGlobal('fetch', browser.provider.fetch);
  return browser;
}
