import { updateCachedProgress, invalidateContinueWatching } from '@tv/api-client';
import type { CastSnapshot } from '@tv/cast';
import type { AppStore } from './createAppStore.ts';

/** Saves the progress of an ended cast session. */
export function saveCastProgress(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { assetId, isLinear, currentTime }: CastSnapshot,
): void {
  if (!isLinear) dispatch(updateCachedProgress(assetId, currentTime));
  dispatch(invalidateContinueWatching());
}
