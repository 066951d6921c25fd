const REORDER_TIMEOUT_MS = 5_000;

/** Restores focus to a button after its list is reordered, since moving an element blurs it. */
export function keepFocusDuringReorder(button: HTMLElement): void {
  const list = button.closest('ul');
  if (!list) return;
  const observer = new MutationObserver(() => {
    if (button.isConnected && document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  observer.observe(list, { childList: true });
  setTimeout(() => observer.disconnect(), REORDER_TIMEOUT_MS);
}
