import { useLateScript, type LateNeed } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { later, type LaterParts } from './later.browser.ts';

const PHASE = ['phase'] as const;

const needs: Readonly<Partial<Record<StreamState['phase'], LateNeed>>> = { ready: 'soon', ended: 'now' };

/**
 * What comes when the picture is there and the browser has time to spare, at once at the end; undefined until then, and for as long
 * as it cannot be had.
 *
 * @param isAwaited  the viewer waits for some of it
 * @param onLack  told when it is waited for and cannot be had
 */
export function useLater(
  { state }: Pick<PlaybackEngine, 'state'>,
  isAwaited: boolean,
  onLack?: () => void,
): LaterParts | undefined {
  const need = useStreamOf(state, PHASE, ({ phase }) => needs[phase] ?? 'none');
  return useLateScript(later, isAwaited ? 'now' : need, onLack);
}
