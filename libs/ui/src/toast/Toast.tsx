import { Toast as Headless } from '@base-ui/react/toast';
import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '../icon/deferredIcons.tsx';
import { CloseIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import styles from './Toast.module.css';
import type { ToastKind, ToastMessage } from './ToastProvider.tsx';

const icons: Record<ToastKind, ReactNode> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  error: <WarningIcon />,
};

function toToastKind(type: string | undefined): ToastKind {
  return type === 'success' || type === 'error' ? type : 'info';
}

/** Shows each message once, in order. */
export function Toasts({ messages }: { readonly messages: readonly ToastMessage[] }) {
  return (
    <Headless.Provider timeout={6000} limit={3}>
      <Headless.Portal>
        <Headless.Viewport className={styles.viewport}>
          <ToastList messages={messages} />
        </Headless.Viewport>
      </Headless.Portal>
    </Headless.Provider>
  );
}

function ToastList({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const { toasts, add, close } = Headless.useToastManager();
  const shownCount = useRef(0);
  useEffect(() => {
    for (const { title, text, kind = 'info', action } of messages.slice(shownCount.current)) {
      const id = add({
        title,
        type: kind,
        ...(text === undefined ? {} : { description: text }),
        ...(action === undefined
          ? {}
          : {
              actionProps: {
                children: action.label,
                onClick: () => {
                  action.onSelect();
                  close(id);
                },
              },
            }),
      });
    }
    shownCount.current = messages.length;
  }, [messages, add, close]);
  return toasts.map((toast) => {
    const kind = toToastKind(toast.type);
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
