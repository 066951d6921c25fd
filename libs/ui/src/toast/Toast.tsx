import { Toast as Headless } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { CloseIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { CheckIcon } from '../icon/laterIcons.tsx';
import styles from './Toast.module.css';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly kind?: ToastKind;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

const icons: Record<ToastKind, ReactNode> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  error: <WarningIcon />,
};

function kindOf(type: string | undefined): ToastKind {
  return type === 'success' || type === 'error' ? type : 'info';
}

/** Shows the short messages that anything below it asks for with `useToast`. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Headless.Provider timeout={6000} limit={3}>
      {children}
      <Headless.Portal>
        <Headless.Viewport className={styles.viewport}>
          <Toasts />
        </Headless.Viewport>
      </Headless.Portal>
    </Headless.Provider>
  );
}

function Toasts() {
  const { toasts } = Headless.useToastManager();
  return toasts.map((toast) => {
    const kind = kindOf(toast.type);
    return (
      <Headless.Root key={toast.id} toast={toast} className={styles.toast}>
        <span aria-hidden="true" className={`${styles.icon ?? ''} ${styles[kind] ?? ''}`}>
          {icons[kind]}
        </span>
        <Headless.Content className={styles.content}>
          <Headless.Title className={styles.title} />
          <Headless.Description className={styles.text} />
        </Headless.Content>
        <Headless.Action className={styles.action} />
        <Headless.Close aria-label="Lukk" className={styles.close}>
          <CloseIcon />
        </Headless.Close>
      </Headless.Root>
    );
  });
}

/** Gives the function that shows a short message. Needs a `ToastProvider` above. */
export function useToast(): (message: ToastMessage) => void {
  const manager = Headless.useToastManager();
  return ({ title, text, kind = 'info', action }) => {
    manager.add({
      title,
      type: kind,
      ...(text === undefined ? {} : { description: text }),
      ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.onSelect } }),
    });
  };
}
