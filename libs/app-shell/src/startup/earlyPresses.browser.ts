/** A page whose buttons can be pressed before the app is there to answer. */
export interface PressedPage extends Window {
  /** The buttons pressed so far, the oldest first; undefined once the app answers by itself. */
  earlyPresses?: HTMLElement[] | undefined;
}

/**
 * Notes which buttons are pressed before the app is there. Links need no app. A form is not sent by the browser itself, which
 * would put its fields, a password among them, into the address; the press that sends it is replayed.
 */
export function noteEarlyPresses(page: PressedPage): void {
  const presses: HTMLElement[] = (page.earlyPresses = []);
  for (const type of ['click', 'submit']) {
    page.document.addEventListener(
      type,
      (event) => {
        if (page.earlyPresses !== presses || !event.isTrusted) return;
        if (type === 'submit') event.preventDefault();
        // What a user presses is an element, and a form is in no button.
        const button = (event.target as Element).closest('button');
        if (button) presses.push(button);
      },
      true,
    );
  }
}

/** Presses again what was pressed too early: the app is there now, and brings to life what is pressed before the rest. */
export function replayEarlyPresses(page: PressedPage): void {
  const presses = page.earlyPresses ?? [];
  page.earlyPresses = undefined;
  for (const button of presses) if (button.isConnected) button.click();
}
