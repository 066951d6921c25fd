import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { PinDialogProps } from './PinDialog.tsx';

const PinDialog = lazy(() => import('./PinDialog.tsx').then(({ PinDialog }) => ({ default: PinDialog })));

export type PinQuestion = Pick<PinDialogProps, 'text' | 'container'>;

export interface PinCheck {
  /**
   * Resolves to whether the PIN was entered. A new prompt resolves the previous one to false. Stays pending
   * after unmount.
   */
  readonly askPin: (question: PinQuestion) => Promise<boolean>;
  /** Render it; null without a prompt. */
  readonly pinDialog: ReactNode;
}

/** Prompts for the PIN. Loads the dialog on first use. */
export function usePinCheck(): PinCheck {
  const [question, setQuestion] = useState<PinQuestion>();
  const pending = useRef<(isGiven: boolean) => void>(undefined);

  const answer = useCallback((isGiven: boolean) => {
    pending.current?.(isGiven);
    pending.current = undefined;
  }, []);
  const askPin = useCallback(
    (next: PinQuestion) => {
      answer(false);
      setQuestion(next);
      return new Promise<boolean>((resolve) => {
        pending.current = resolve;
      });
    },
    [answer],
  );
  const pinDialog = question && (
    <Suspense fallback={null}>
      <PinDialog
        {...question}
        onAnswer={(isGiven) => {
          setQuestion(undefined);
          answer(isGiven);
        }}
      />
    </Suspense>
  );
  return { askPin, pinDialog };
}
