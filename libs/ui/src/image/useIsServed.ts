import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

function firstDrawing() {
  let isServed: boolean | undefined;
  return {
    ofServer: () => (isServed ??= true),
    ofBrowser: () => (isServed ??= false),
  };
}

/** Whether the component was server-rendered; stays true after hydration. */
export function useIsServed(): boolean {
  const [first] = useState(firstDrawing);
  // Snapshots are stable, so there is no re-render.
  return useSyncExternalStore(never, first.ofBrowser, first.ofServer);
}
