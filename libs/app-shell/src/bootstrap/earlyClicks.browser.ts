export interface WindowWithEarlyClicks extends Window {
  /** Undefined once the app handles clicks itself. */
  earlyClicks?: HTMLElement[] | undefined;
}

/** Captures clicks before the app runs. Prevents native form submission: a password would be in the URL. */
export function captureEarlyClicks(page: WindowWithEarlyClicks): void {
  const clicks: HTMLElement[] = (page.earlyClicks = []);
  for (const type of ['click', 'submit']) {
    page.document.addEventListener(
      type,
      (event) => {
        if (page.earlyClicks !== clicks || !event.isTrusted) return;
        if (type === 'submit') event.preventDefault();
        // A trusted event targets an element, and a form is in no button.
        const button = (event.target as Element).closest('button');
        if (button) clicks.push(button);
      },
      true,
    );
  }
}

/** Replays the captured clicks; React hydrates their targets first. */
export function replayEarlyClicks(page: WindowWithEarlyClicks): void {
  const clicks = page.earlyClicks ?? [];
  page.earlyClicks = undefined;
  for (const button of clicks) if (button.isConnected) button.click();
}
