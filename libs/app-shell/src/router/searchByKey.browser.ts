import { links } from '@tv/routes';

/** Whether keys that are pressed there are typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/**
 * Opens the search at the press of '/', by the link of the header, and on the page of the search goes to its field.
 * Not while something is typed, nor while a dialog has the page.
 *
 * @returns ends it
 */
export function searchByKey(page: Document): () => void {
  const ending = new AbortController();
  function open(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (isTyping(target) || page.querySelector('dialog[open]') !== null) return;
    const field = page.querySelector<HTMLInputElement>('[role="search"] input');
    const link = page.querySelector<HTMLAnchorElement>(`header a[href="${links.search()}"]`);
    if (!field && !link) return;
    // Else it would be typed into the field.
    event.preventDefault();
    if (!field) link?.click();
    field?.focus();
    field?.select();
  }
  page.addEventListener('keydown', open, { signal: ending.signal });
  return () => ending.abort();
}
