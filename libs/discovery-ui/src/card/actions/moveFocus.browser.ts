/**
 * Call before a focused list item is removed. The returned function focuses the next item, or the previous at
 * the end, unless focus has moved.
 */
export function prepareMoveFocus(inside: Element): () => void {
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
