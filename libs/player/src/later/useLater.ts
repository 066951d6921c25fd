import { useLazyModule, type LoadPriority } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { later, type LaterParts } from './later.browser.ts';

const PHASE_KEYS = ['phase'] as const;

const priorities: Readonly<Partial<Record<StreamState['phase'], LoadPriority>>> = { ready: 'soon', ended: 'now' };

/**
 * The deferred parts: loaded when idle after the first frame, at once at the end. Undefined until then, or if
 * loading fails.
 *
 * @param isNeededNow load now
 * @param onLoadError called if awaited parts fail to load
 */
export function useLater(
  { state }: Pick<PlaybackEngine, 'state'>,
  isNeededNow: boolean,
  onLoadError?: () => void,
): LaterParts | undefined {
  const priority = useStreamOf(state, PHASE_KEYS, ({ phase }) => priorities[phase] ?? 'none');
  return useLazyModule(later, isNeededNow ? 'now' : priority, onLoadError);
}
