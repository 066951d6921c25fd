import { links } from '@tv/routes';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Opens search with '/', or focuses its field; not while typing or in dialogs. Returns unsubscribe. */
export function registerSearchShortcut(page: Document): () => void {
  const ending = new AbortController();
  function open(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (isTyping(target) || page.querySelector('dialog[open]') !== null) return;
    const field = page.querySelector<HTMLInputElement>('[role="search"] input');
    const link = page.querySelector<HTMLAnchorElement>(`header a[href="${links.search()}"]`);
    if (!field && !link) return;
    // Otherwise '/' is typed into the field.
    event.preventDefault();
    if (!field) link?.click();
    field?.focus();
    field?.select();
  }
  page.addEventListener('keydown', open, { signal: ending.signal });
  return () => ending.abort();
}
