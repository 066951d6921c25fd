/** A page whose buttons can be pressed before the app is there to answer. */
export interface PressedPage extends Window {
  /** The buttons pressed so far, the oldest first; undefined once the app answers by itself. */
  earlyPresses?: HTMLElement[] | undefined;
}

/** Notes which buttons are pressed before the app is there. Links need no app. */
export function noteEarlyPresses(page: PressedPage): void {
  const presses: HTMLElement[] = (page.earlyPresses = []);
  page.document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null && isTrusted && page.earlyPresses === presses) presses.push(button);
    },
    true,
  );
}

/** Presses again what was pressed too early: the app is there now, and brings to life what is pressed before the rest. */
export function replayEarlyPresses(page: PressedPage): void {
  const presses = page.earlyPresses ?? [];
  page.earlyPresses = undefined;
  for (const button of presses) if (button.isConnected) button.click();
}
