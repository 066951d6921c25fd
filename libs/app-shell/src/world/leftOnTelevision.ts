import { noteProgress, viewingIsOver } from '@tv/api-client';
import type { CastPlace } from '@tv/cast';
import type { AppStore } from './createAppStore.ts';

/** What a television has played goes on from there everywhere, when its session has ended. */
export function note(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { assetId, isLinear, currentTime }: CastPlace,
): void {
  if (!isLinear) dispatch(noteProgress(assetId, currentTime));
  dispatch(viewingIsOver());
}
