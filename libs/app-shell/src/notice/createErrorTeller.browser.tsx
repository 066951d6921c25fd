import { createRoot } from 'react-dom/client';
import { ErrorNotices, type ErrorNotice } from './ErrorNotices.tsx';

/** So many sentences are shown at a time; more would only be in the way. */
const MOST = 3;

/**
 * Makes what tells the viewer of errors: beside the app rather than in it, so that it says the same over every page, over
 * one that has failed, and over a player that fills the screen, and no page pays for it. The same sentence is shown once.
 *
 * @returns shows a sentence
 */
export function createErrorTeller(document: Document): (text: string) => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let notices: readonly ErrorNotice[] = [];
  let lastId = 0;

  function show(next: readonly ErrorNotice[]) {
    notices = next;
    root.render(<ErrorNotices notices={next} onClose={close} />);
  }

  function close(closed: number) {
    show(notices.filter(({ id }) => id !== closed));
  }

  return (text) => {
    lastId += 1;
    show([...notices.filter((notice) => notice.text !== text), { id: lastId, text }].slice(-MOST));
  };
}
