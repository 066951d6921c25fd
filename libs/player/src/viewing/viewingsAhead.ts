import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackAnswer } from './createPlayer.ts';

/** A viewing towards the server. `Ahead` is what was made ready to play it. */
export interface OpenedViewing<Ahead = never> {
  readonly sessionId: string;
  /** How the title is played; the first answer is on its way since the viewing was opened. Never rejects. */
  readonly askPlayback: () => Promise<PlaybackAnswer>;
  /** Never rejects; undefined where nothing could be made ready. */
  readonly ahead?: Promise<Ahead | undefined>;
}

/** How long (ms) the answer to how something is played is kept: what a viewer may watch changes. */
const GOOD_FOR_MS = 60_000;

/** Both neighbours of a channel, and what is pointed at in a list. */
const MOST = 3;

/** What may be gone to next: opened ahead, so that nothing is left to ask when it is gone to. */
export interface ViewingsAhead<Ahead> {
  /** Opens the viewing of a title, unless it was just now, or is going on. */
  readonly open: (title: TitleDetails, userId: string, isLive: boolean) => void;
  /** The viewing that was opened ahead for this customer, to be begun; it is held no more. Undefined where there is none. */
  readonly take: (titleId: string, userId: string | undefined) => OpenedViewing<Ahead> | undefined;
  /** The viewing that was begun last is over, if it is of this title. */
  readonly end: (titleId: string) => void;
}

interface Held<Ahead> {
  readonly viewing: OpenedViewing;
  readonly first: Promise<PlaybackAnswer>;
  readonly ahead: Promise<Ahead | undefined>;
  readonly openedAt: number;
  /** For whom: what one may watch, and the tickets for it, are nobody else's (decision 0034). */
  readonly userId: string;
}

/**
 * @param open  opens a viewing, and asks at once how its title is played
 * @param now   milliseconds from whenever
 * @param ready  makes ready to play what an answer says; never rejects
 */
export function createViewingsAhead<Ahead extends { letGo: () => void }>(
  open: (title: TitleDetails) => OpenedViewing,
  now: () => number,
  ready: (playback: Playback, title: TitleDetails, isLive: boolean) => Promise<Ahead | undefined>,
): ViewingsAhead<Ahead> {
  let begunLast: string | undefined;
  /** The latest last. */
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

/** A refusal that was had ahead may be none by now: it is asked anew. */
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
