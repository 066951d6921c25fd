import { lazyWithPreload, type LoadPriority, useLazyModule } from '@tv/lazy';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';

/** Player code loaded after the first frame. */
export const deferredModule = lazyWithPreload(() => import('./deferredParts.tsx'), { critical: false });

export type DeferredParts = NonNullable<ReturnType<typeof deferredModule.current>>;

const priorities: Readonly<Partial<Record<StreamState['phase'], LoadPriority>>> = {
  ready: 'soon',
  ended: 'now',
};

/**
 * Returns the deferred parts: loaded when idle after the first frame, at once at the end. Undefined until then, or if
 * loading fails.
 *
 * @param isNeededNow load now
 * @param onLoadError called if awaited parts fail to load
 */
export function useDeferredParts(
  { state }: Pick<PlaybackEngine, 'state'>,
  isNeededNow: boolean,
  onLoadError?: () => void,
): DeferredParts | undefined {
  const priority = priorities[useStream(state, 'phase')] ?? 'none';
  return useLazyModule(deferredModule, isNeededNow ? 'now' : priority, onLoadError);
}
