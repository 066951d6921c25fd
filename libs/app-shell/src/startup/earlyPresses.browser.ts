export interface PressedPage extends Window {
  /** Undefined once the app handles clicks itself. */
  earlyPresses?: HTMLElement[] | undefined;
}

/**
 * Captures button clicks before the app runs, and prevents native form submission, which would put a password
 * into the URL.
 */
export function noteEarlyPresses(page: PressedPage): void {
  const presses: HTMLElement[] = (page.earlyPresses = []);
  for (const type of ['click', 'submit']) {
    page.document.addEventListener(
      type,
      (event) => {
        if (page.earlyPresses !== presses || !event.isTrusted) return;
        if (type === 'submit') event.preventDefault();
        // A trusted event targets an element, and a form is in no button.
        const button = (event.target as Element).closest('button');
        if (button) presses.push(button);
      },
      true,
    );
  }
}

/** Replays the captured clicks; React hydrates their targets first. */
export function replayEarlyPresses(page: PressedPage): void {
  const presses = page.earlyPresses ?? [];
  page.earlyPresses = undefined;
  for (const button of presses) if (button.isConnected) button.click();
}
