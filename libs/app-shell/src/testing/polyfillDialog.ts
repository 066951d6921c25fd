const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

/** Adds modal dialogs to jsdom: focus moves in and back, and `close` fires asynchronously. No animations. */
export function polyfillDialog(): void {
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
