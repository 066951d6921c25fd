import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Runs an action inside `act` and flushes its effects. */
export function actAsync(action: () => void): Promise<void> {
  return act(async () => {
    action();
    await Promise.resolve();
  });
}

// The real timer, even if a test fakes timers.
const realTimeout = setTimeout;

/** Waits until `check` no longer throws; gives up after two seconds. */
export async function waitFor(check: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 10)));
    try {
      return check();
    } catch (error) {
      if (tries === 200) throw error;
    }
  }
}

/** Mounts a view in jsdom. Call `unmount` after the test. */
export async function mount(view: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await actAsync(() => root.render(view));
  return {
    container,
    rerender: (nextView: ReactNode) => actAsync(() => root.render(nextView)),
    unmount: async () => {
      await actAsync(() => root.unmount());
      container.remove();
    },
  };
}
