import { createContext, Suspense, useContext, useReducer, type ReactNode } from 'react';
import { lazyWithPreload } from '@tv/lazy';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly kind?: ToastKind;
  /** Dismisses the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

// Loaded with the first toast.
const Toasts = lazyWithPreload(() => import('./Toast.tsx'), { critical: false }).component(
  ({ Toasts }) => Toasts,
);

/** Shows toasts from `useToast`; they outlive the component that added them. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, addMessage] = useReducer(
    (previous: readonly ToastMessage[], message: ToastMessage) => [...previous, message],
    [],
  );
  return (
    <ToastContext value={addMessage}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <Toasts messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Returns a function that shows a toast; a no-op without `ToastProvider`. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(ToastContext);
