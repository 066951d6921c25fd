import type { PlatformClock } from '../../clock.ts';
import type { ContentSources } from '../../content/contentRequest.ts';
import { parentIdOf } from '../../content/seriesItems.ts';
import type { Customer, OperationRequest, OperationResponse, Operations } from '../../platformContext.ts';
import type { Recorder } from '../../record/recorder.ts';
import type { UserActivity } from '../../state/userActivity.ts';

export interface UserActivityOptions {
  readonly userActivity: UserActivity;
  readonly clock: PlatformClock;
  readonly recorder: Recorder;
  readonly contentSources: Pick<ContentSources, 'catalogue'>;
}

/** Returns the operations that save progress, my list, favourites and continue watching. */
export function userActivityOperations({
  userActivity,
  clock,
  recorder,
  contentSources: { catalogue },
}: UserActivityOptions): Operations {
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
        userActivity.saveProgress(userId, titleId, seconds, clock.now());
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
    addToMyList: change('id', ({ userId }, id) => userActivity.addToMyList(userId, id, clock.now())),
    removeFromMyList: change('id', ({ userId }, id) => userActivity.removeFromMyList(userId, id)),
    addFavouriteChannel: change('channelId', ({ userId }, id) =>
      userActivity.addFavourite(userId, id, clock.now()),
    ),
    removeFavouriteChannel: change('channelId', ({ userId }, id) => userActivity.removeFavourite(userId, id)),
    // A series is listed once, so all its episodes in progress are excluded.
    excludeFromContinueWatching: change('id', ({ userId }, id) => {
      const seriesId = parentIdOf(id, catalogue);
      const inProgress = userActivity.continueWatchingOf(userId).map(({ titleId }) => titleId);
      for (const one of inProgress.filter((other) => parentIdOf(other, catalogue) === seriesId))
        userActivity.excludeFromContinueWatching(userId, one);
    }),
    reportExternalPlayback: change('id', ({ userId }, id) =>
      userActivity.reportExternal(userId, id, clock.now()),
    ),
  };
}
