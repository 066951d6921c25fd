import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyWithPreload } from '@tv/lazy';
import type { PinDialogProps } from './PinDialog.tsx';

const PinDialog = lazyWithPreload(() => import('./PinDialog.tsx')).component(({ PinDialog }) => PinDialog);

type PinPrompt = Pick<PinDialogProps, 'text' | 'container'>;

/**
 * Prompts for the PIN. Loads the dialog on first use.
 *
 * @returns `promptForPin`, and the dialog to render while it is pending
 */
export function usePinPrompt() {
  const [prompt, setPrompt] = useState<PinPrompt>();
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
    (next: PinPrompt) => {
      resolvePending(false);
      setPrompt(next);
      return new Promise<boolean>((resolve) => {
        pending.current = resolve;
      });
    },
    [resolvePending],
  );
  const pinDialog = prompt && (
    <Suspense fallback={null}>
      <PinDialog
        {...prompt}
        onAnswer={(isGiven) => {
          setPrompt(undefined);
          resolvePending(isGiven);
        }}
      />
    </Suspense>
  );
  return { promptForPin, pinDialog };
}
