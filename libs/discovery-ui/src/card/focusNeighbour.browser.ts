/** Moves the focus from inside a list's item to the next item, or the one before when it is the last. */
export function focusNeighbour(element: HTMLElement): void {
  const item = element.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a[href]')?.focus();
}
