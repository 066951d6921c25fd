import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackAnswer } from './createPlayer.ts';

/** A playback session known to the server. `Preloaded` is its preloaded player. */
export interface OpenedViewing<Ahead = never> {
  readonly sessionId: string;
  /** Requests playback; the first request is already under way. Never rejects. */
  readonly askPlayback: () => Promise<PlaybackAnswer>;
  readonly ahead?: Promise<Ahead | undefined>;
}

/** Maximum age of a prefetched response: entitlements change. */
const GOOD_FOR_MS = 60_000;

/** Both adjacent channels, and a list item under the pointer. */
const MOST = 3;

export interface ViewingsAhead<Ahead> {
  /** Prefetches a title, unless it is fresh or playing. */
  readonly open: (title: TitleDetails, userId: string, isLive: boolean) => void;
  /** Takes the title's session out of the cache; undefined if there is none for this user. */
  readonly take: (titleId: string, userId: string | undefined) => OpenedViewing<Ahead> | undefined;
  readonly end: (titleId: string) => void;
}

interface Held<Ahead> {
  readonly viewing: OpenedViewing;
  readonly first: Promise<PlaybackAnswer>;
  readonly ahead: Promise<Ahead | undefined>;
  readonly openedAt: number;
  /** Access and tickets belong to one user (decision 0034). */
  readonly userId: string;
}

/**
 * @param now milliseconds of any monotonic clock
 * @param preload never rejects
 */
export function createViewingsAhead<Ahead extends { letGo: () => void }>(
  open: (title: TitleDetails) => OpenedViewing,
  now: () => number,
  ready: (playback: Playback, title: TitleDetails, isLive: boolean) => Promise<Ahead | undefined>,
): ViewingsAhead<Ahead> {
  let begunLast: string | undefined;
  const held = new Map<string, Held<Ahead>>();
  const openNow = (title: TitleDetails, userId: string, isLive: boolean): Held<Ahead> => {
    const viewing = open(title);
    const first = viewing.askPlayback();
    const ahead = first.then((answer) =>
      'playback' in answer ? ready(answer.playback, title, isLive) : undefined,
    );
    return { viewing, first, ahead, openedAt: now(), userId };
  };
  const isGoodFor = (userId: string | undefined, one: Held<Ahead> | undefined): one is Held<Ahead> =>
    one !== undefined && one.userId === userId && now() - one.openedAt < GOOD_FOR_MS;
  const discard = (id: string) => {
    void held.get(id)?.ahead.then((ahead) => ahead?.letGo());
    held.delete(id);
  };
  return {
    open(title, userId, isLive) {
      if (title.id === begunLast) return;
      const before = held.get(title.id);
      if (isGoodFor(userId, before)) held.delete(title.id);
      else discard(title.id);
      held.set(title.id, isGoodFor(userId, before) ? before : openNow(title, userId, isLive));
      for (const id of [...held.keys()].slice(0, -MOST)) discard(id);
    },
    take(titleId, userId) {
      begunLast = titleId;
      const taken = held.get(titleId);
      if (!isGoodFor(userId, taken)) {
        discard(titleId);
        return undefined;
      }
      held.delete(titleId);
      return begun(taken);
    },
    end(titleId) {
      if (titleId === begunLast) begunLast = undefined;
    },
  };
}

/** Retries a prefetched refusal, since it may be outdated. */
function begun<Ahead>({ viewing, first, ahead }: Held<Ahead>): OpenedViewing<Ahead> {
  let had: Promise<PlaybackAnswer> | undefined = first;
  return {
    sessionId: viewing.sessionId,
    ahead,
    async askPlayback() {
      const answer = await had;
      had = undefined;
      return answer && 'playback' in answer ? answer : viewing.askPlayback();
    },
  };
}
