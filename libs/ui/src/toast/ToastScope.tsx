import { createContext, Suspense, useContext, useReducer, type ReactNode } from 'react';
import { optionalPart } from '../part/optionalPart.ts';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly kind?: ToastKind;
  /** What can be done about it; the message goes with it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

// Most visits are told nothing.
const Toasts = optionalPart(() => import('./Toast.tsx').then(({ Toasts }) => Toasts));

/** Shows the short messages that anything below it asks for with `useToast`; they outlive who asked for them. */
export function ToastScope({ children }: { readonly children: ReactNode }) {
  const [messages, tell] = useReducer(
    (known: readonly ToastMessage[], message: ToastMessage) => [...known, message],
    [],
  );
  return (
    <ToastContext value={tell}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <Toasts messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Gives the function that shows a short message. Without a `ToastScope` above nothing is shown. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}
