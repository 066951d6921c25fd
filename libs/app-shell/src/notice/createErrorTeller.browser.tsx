import { createRoot } from 'react-dom/client';
import { ErrorNotices, type ErrorNotice } from './ErrorNotices.tsx';

const MOST = 3;

/**
 * Creates a toast list in its own React root, so that it works over a failed page. In fullscreen it moves
 * into the fullscreen element. Equal messages show once.
 *
 * @returns shows a message
 */
export function createErrorTeller(document: Document): (text: string) => void {
  const place = document.createElement('div');
  const root = createRoot(place);
  let notices: readonly ErrorNotice[] = [];
  let lastId = 0;

  function show(next: readonly ErrorNotice[]) {
    notices = next;
    root.render(<ErrorNotices notices={next} onClose={close} />);
    settle();
  }

  function close(closed: number) {
    show(notices.filter(({ id }) => id !== closed));
  }

  function settle() {
    const home = document.fullscreenElement ?? document.body;
    if (notices.length > 0 && place.parentNode !== home) home.append(place);
  }
  document.addEventListener('fullscreenchange', settle);

  return (text) => {
    lastId += 1;
    show([...notices.filter((notice) => notice.text !== text), { id: lastId, text }].slice(-MOST));
  };
}
