import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

function createFirstRenderSource() {
  let isServerRendered: boolean | undefined;
  return {
    getServerSnapshot: () => (isServerRendered ??= true),
    getSnapshot: () => (isServerRendered ??= false),
  };
}

/** Whether the component was server-rendered; stays true after hydration. */
export function useIsServerRendered(): boolean {
  const [firstRender] = useState(createFirstRenderSource);
  // Snapshots are stable, so there is no re-render.
  return useSyncExternalStore(subscribeToNothing, firstRender.getSnapshot, firstRender.getServerSnapshot);
}
