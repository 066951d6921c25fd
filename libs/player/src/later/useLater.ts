import { useLateScript, type LateNeed } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { later, type LaterParts } from './later.browser.ts';

const PHASE = ['phase'] as const;

const needs: Readonly<Partial<Record<StreamState['phase'], LateNeed>>> = { ready: 'soon', ended: 'now' };

/**
 * The deferred parts: loaded when idle after the first frame, at once at the end. Undefined until then, or if
 * loading fails.
 *
 * @param isAwaited load now
 * @param onLack called if awaited parts fail to load
 */
export function useLater(
  { state }: Pick<PlaybackEngine, 'state'>,
  isAwaited: boolean,
  onLack?: () => void,
): LaterParts | undefined {
  const need = useStreamOf(state, PHASE, ({ phase }) => needs[phase] ?? 'none');
  return useLateScript(later, isAwaited ? 'now' : need, onLack);
}
