import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { PinDialogProps } from './PinDialog.tsx';

const PinDialog = lazy(() => import('./PinDialog.tsx').then(({ PinDialog }) => ({ default: PinDialog })));

/** What the PIN is asked for, and where. */
export type PinQuestion = Pick<PinDialogProps, 'text' | 'container'>;

export interface PinCheck {
  /**
   * Asks for the PIN. Resolves to whether it was given; one question at a time, the last one counts. Never rejects. Whoever
   * leaves meanwhile is told nothing: a page that is only hidden for a moment still wants its answer.
   */
  readonly askPin: (question: PinQuestion) => Promise<boolean>;
  /** The question, to be drawn by whoever asks; null while there is none. */
  readonly pinDialog: ReactNode;
}

/** Asks for the PIN before something is done. What asks is brought when it is first needed. */
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
