import { shouldSendFrameBuster } from './shouldSendFrameBuster.ts';

/** Asks the parent window to open this page itself (ROUTE-43). */
export function bustFrame(page: Window = window): void {
  const { location, parent } = page;
  if (parent === page || !shouldSendFrameBuster(location.pathname, location.search)) return;
  parent.postMessage({ type: 'frame-buster' }, location.origin);
}
