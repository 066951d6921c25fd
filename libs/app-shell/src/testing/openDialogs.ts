/** What can have the focus, as far as tests go. */
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

/**
 * Lets a document of jsdom open modal dialogs, which it cannot: as in a browser the first thing in one gets the focus, whoever had it
 * gets it back, and that it has closed is told a moment later. Nothing of it moves.
 */
export function openDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open', 'InvalidStateError');
      openers.set(this, this.ownerDocument.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
    getAnimations: () => [],
  });
}
