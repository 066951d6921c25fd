import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyWithPreload } from '@tv/lazy';

/** The PIN dialog, loaded on first use. */
export const PinDialog = lazyWithPreload(() => import('./PinDialog.tsx')).component(
  ({ PinDialog }) => PinDialog,
);

/**
 * Prompts for the PIN.
 *
 * @returns `promptForPin`, and the dialog to render while it is pending
 */
export function usePinPrompt() {
  const [text, setText] = useState<string>();
  const pending = useRef<(isGiven: boolean) => void>(undefined);

  const resolvePending = useCallback((isGiven: boolean) => {
    pending.current?.(isGiven);
    pending.current = undefined;
  }, []);
  /**
   * Resolves to whether the PIN was entered. A new prompt resolves the previous one to false. Stays pending
   * after unmount.
   */
  const promptForPin = useCallback(
    (next: string) => {
      resolvePending(false);
      setText(next);
      return new Promise<boolean>((resolve) => {
        pending.current = resolve;
      });
    },
    [resolvePending],
  );
  const pinDialog = text !== undefined && (
    <Suspense fallback={null}>
      <PinDialog
        text={text}
        onAnswer={(isGiven) => {
          setText(undefined);
          resolvePending(isGiven);
        }}
      />
    </Suspense>
  );
  return { promptForPin, pinDialog };
}
