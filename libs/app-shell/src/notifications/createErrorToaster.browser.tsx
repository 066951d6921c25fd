import { createRoot } from 'react-dom/client';
import { ErrorToasts, type ErrorToast } from './ErrorToasts.tsx';

const MAX_TOASTS = 3;

/**
 * Creates a toast list in its own React root, so that it works over a failed page. In fullscreen it moves
 * into the fullscreen element. Equal messages show once.
 *
 * @returns shows a message
 */
export function createErrorToaster(document: Document): (text: string) => void {
  const container = document.createElement('div');
  const root = createRoot(container);
  let toasts: readonly ErrorToast[] = [];
  let lastId = 0;

  function show(next: readonly ErrorToast[]) {
    toasts = next;
    root.render(<ErrorToasts toasts={next} onClose={close} />);
    attach();
  }

  function close(closed: number) {
    show(toasts.filter(({ id }) => id !== closed));
  }

  function attach() {
    const parent = document.fullscreenElement ?? document.body;
    if (toasts.length > 0 && container.parentNode !== parent) parent.append(container);
  }
  document.addEventListener('fullscreenchange', attach);

  return (text) => {
    lastId += 1;
    show([...toasts.filter((notice) => notice.text !== text), { id: lastId, text }].slice(-MAX_TOASTS));
  };
}
