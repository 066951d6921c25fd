/** For so long (ms) a list may take to come in its new order. */
const PATIENCE_MS = 5_000;

/**
 * Holds the keyboard's focus on a button whose list comes in another order soon: a browser lets go of what is moved. A
 * focus that has gone elsewhere meanwhile is left alone.
 */
export function holdFocus(button: HTMLElement): void {
  const list = button.closest('ul');
  if (!list) return;
  const changes = new MutationObserver(() => {
    if (button.isConnected && document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  changes.observe(list, { childList: true });
  setTimeout(() => changes.disconnect(), PATIENCE_MS);
}
