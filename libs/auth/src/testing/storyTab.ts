import { openTab, storeUser, TestBrowser, type TabOptions } from './sessionTestBrowser.ts';
import { kari } from './testIdentityProvider.ts';

/** Creates a browser with one tab for a story; mocks the network until `close`. */
export function createStoryTab(options: TabOptions & { readonly isSignedIn: boolean }) {
  const browser = new TestBrowser();
  const originalFetch = globalThis.fetch;
  globalThis.fetch = browser.provider.fetch; // oidc-client-ts uses the global fetch
  if (options.isSignedIn) {
    browser.provider.session = kari;
    storeUser(browser, kari);
  }
  const close = (): void => {
    globalThis.fetch = originalFetch;
  };
  return { browser, tab: openTab(browser, options), close };
}

export type StoryTab = ReturnType<typeof createStoryTab>;
