import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { lazyWithPreload } from '@tv/lazy';
import type { PinDialogProps } from './PinDialog.tsx';

const PinDialog = lazyWithPreload(() => import('./PinDialog.tsx')).component(({ PinDialog }) => PinDialog);

export type PinPrompt = Pick<PinDialogProps, 'text' | 'container'>;

export interface PinCheck {
  /**
   * Resolves to whether the PIN was entered. A new prompt resolves the previous one to false. Stays pending
   * after unmount.
   */
  readonly promptForPin: (prompt: PinPrompt) => Promise<boolean>;
  /** Render it; null without a prompt. */
  readonly pinDialog: ReactNode;
}

/** Prompts for the PIN. Loads the dialog on first use. */
export function usePinCheck(): PinCheck {
  const [prompt, setPrompt] = useState<PinPrompt>();
  const pending = useRef<(isGiven: boolean) => void>(undefined);

  const resolvePending = useCallback((isGiven: boolean) => {
    pending.current?.(isGiven);
    pending.current = undefined;
  }, []);
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
