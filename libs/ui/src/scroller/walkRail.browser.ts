/** Moves the focus along the rail that hears the key. What has answered the key already is left alone. */
export function walkRail(event: KeyboardEvent): void {
  const { currentTarget: list, target, key } = event;
  if (!(list instanceof Element) || !(target instanceof Node)) return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...list.children];
  const here = places.findIndex((place) => place.contains(target));
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: places.length - 1,
  };
  const next = places[targets[key] ?? -1]?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (here < 0 || !next) return;
  next.focus();
  event.preventDefault();
}
