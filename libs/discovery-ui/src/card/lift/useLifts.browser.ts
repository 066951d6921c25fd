import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { walkCards } from './walkCards.browser.ts';
import { watchLifts, type Lifts, type LiftWatch } from './watchLifts.browser.ts';

/** Which cards of the page are lifted, and how; none that is no longer there. What has grown shrinks when the viewer goes on. */
export function useLifts(): Lifts & { readonly shrink: () => void } {
  const [lifts, setLifts] = useState<Lifts>({});
  const watch = useRef<LiftWatch>(undefined);
  useEffect(() => {
    const watching = watchLifts(document, (change) => setLifts((known) => ({ ...known, ...change })));
    watch.current = watching;
    const endWalk = walkCards(document);
    return () => {
      watching.end();
      endWalk();
    };
  }, []);
  const { key } = useLocation();
  useEffect(() => watch.current?.shrink(), [key]);
  return { ...lifts, shrink: () => watch.current?.shrink() };
}
