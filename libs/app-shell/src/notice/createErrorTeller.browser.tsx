import { createRoot } from 'react-dom/client';
import { ErrorNotices, type ErrorNotice } from './ErrorNotices.tsx';

/** So many sentences are shown at a time; more would only be in the way. */
const MOST = 3;

/**
 * Makes what tells the viewer of errors: beside the app rather than in it, so that it says the same over every page, and
 * over one that has failed, and no page pays for it. Where something fills the screen it stands in that: browsers let
 * nothing be pressed or read beside it. The same sentence is shown once.
 *
 * @returns shows a sentence
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
