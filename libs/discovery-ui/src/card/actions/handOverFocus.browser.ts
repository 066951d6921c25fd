/**
 * Prepares for an item of a list to go while the keyboard's focus is in it. Call what it gives back once the
 * item goes: the focus then goes on to the next item, or the one before when it was the last. A focus that
 * has moved elsewhere meanwhile is left alone.
 */
export function prepareHandOver(inside: Element): () => void {
  const item = inside.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost || item?.contains(activeElement)) {
      neighbour?.querySelector<HTMLElement>('a[href]')?.focus();
    }
  };
}
