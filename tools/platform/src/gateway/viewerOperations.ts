import type { PlatformClock } from '../clock.ts';
import type { ContentWorld } from '../content/asking.ts';
import { wholeOf } from '../content/seriesItems.ts';
import type { Customer, OperationRequest, OperationResponse, Operations } from '../platform.ts';
import type { Recorder } from '../record/recorder.ts';
import type { ViewerState } from '../state/viewerState.ts';

export interface ViewerOptions {
  readonly viewer: ViewerState;
  readonly clock: PlatformClock;
  readonly recorder: Recorder;
  readonly world: Pick<ContentWorld, 'catalogue'>;
}

/** Operations that save progress, my list, favourites and continue watching. */
export function viewerOperations({
  viewer,
  clock,
  recorder,
  world: { catalogue },
}: ViewerOptions): Operations {
  const done: OperationResponse = { status: 204 };
  const change =
    (parameter: string, act: (customer: Customer, id: string) => void) =>
    ({ customer, params }: OperationRequest): OperationResponse => {
      if (customer) act(customer, params[parameter] ?? '');
      return done;
    };
  return {
    saveProgress: ({ customer, params, headers, body }) => {
      const titleId = params['id'] ?? '';
      const { ProgressSeconds: seconds } = body as { ProgressSeconds: number };
      if (customer) {
        const { userId } = customer;
        viewer.saveProgress(userId, titleId, seconds, clock.now());
        const session = Object.keys(headers).find((name) => /^x-[a-z0-9]+-streamingsessionid$/.test(name));
        recorder.progress.add({
          at: clock.now(),
          userId,
          titleId,
          seconds,
          streamingSessionId: session && headers[session],
        });
      }
      return done;
    },
    addToMyList: change('id', ({ userId }, id) => viewer.addToMyList(userId, id, clock.now())),
    removeFromMyList: change('id', ({ userId }, id) => viewer.removeFromMyList(userId, id)),
    addFavouriteChannel: change('channelId', ({ userId }, id) =>
      viewer.addFavourite(userId, id, clock.now()),
    ),
    removeFavouriteChannel: change('channelId', ({ userId }, id) => viewer.removeFavourite(userId, id)),
    // A series is listed once, so all its episodes in progress are excluded.
    excludeFromContinueWatching: change('id', ({ userId }, id) => {
      const seriesId = wholeOf(id, catalogue);
      const inProgress = viewer.continueWatchingOf(userId).map(({ titleId }) => titleId);
      for (const one of inProgress.filter((other) => wholeOf(other, catalogue) === seriesId))
        viewer.excludeFromContinueWatching(userId, one);
    }),
    reportExternalPlayback: change('id', ({ userId }, id) => viewer.reportExternal(userId, id, clock.now())),
  };
}
