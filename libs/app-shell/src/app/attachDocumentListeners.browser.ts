import { enableCardTransition } from '@tv/discovery-ui/cardTransition';
import { listenForCardArrowKeys } from '@tv/discovery-ui/listenForCardArrowKeys';
import { saveScroll } from '@tv/discovery-ui/scrollRestoration';
import type { AppContext } from '../composition/appContext.ts';
import { loadChatWidget } from '../consent/loadChatWidget.browser.ts';
import { registerSearchShortcut } from '../navigation/registerSearchShortcut.browser.ts';
import { prefetchOnIntent } from '../prefetch/prefetchOnIntent.browser.ts';
import { prefetchPage } from './routes.tsx';

/** Clears a cookie on the host and its parent domains. */
function clearCookie(page: Document, name: string): void {
  const ended = `${name}=; Max-Age=0; Path=/`;
  page.cookie = ended;
  const labels = page.location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    page.cookie = `${ended}; Domain=${labels.slice(first).join('.')}`;
  }
}

/** Attaches the document-level listeners, and clears a leftover analytics cookie (ANA-34). Returns detach. */
export function attachDocumentListeners(page: Document, app: AppContext): () => void {
  const { routeTable } = app;
  const { cookieToClear } = app.config.analytics;
  if (cookieToClear !== '') clearCookie(page, cookieToClear);
  const detachers = [
    // First: it holds a click until the others are ready.
    enableCardTransition(page, routeTable),
    prefetchOnIntent(page, routeTable, (name, link) => prefetchPage(name, link, app)),
    saveScroll(page),
    registerSearchShortcut(page),
    listenForCardArrowKeys(page),
    loadChatWidget(page, app),
  ];
  return () => detachers.forEach((end) => end());
}
