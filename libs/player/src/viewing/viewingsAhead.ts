import type { Playback, TitleDetails } from '@tv/api-client';
import type { ManifestAhead } from '../engine/manifestAhead.ts';
import type { PlaybackAnswer } from './createPlayer.ts';

/** A viewing towards the server. */
export interface OpenedViewing {
  readonly sessionId: string;
  /** How the title is played; the first answer is on its way since the viewing was opened. Never rejects. */
  readonly askPlayback: () => Promise<PlaybackAnswer>;
}

/** How long (ms) the answer to how something is played is kept: what a viewer may watch changes. */
const GOOD_FOR_MS = 60_000;

/** Both neighbours of a channel, and what is pointed at in a list. */
const MOST = 3;

/** What may be gone to next: opened ahead, so that nothing is left to ask when it is gone to. */
export interface ViewingsAhead {
  /** Opens the viewing of a title, unless it was just now, or is going on. */
  readonly open: (title: TitleDetails, userId: string) => void;
  /** The viewing that was opened ahead for this customer, to be begun; it is held no more. Undefined where there is none. */
  readonly take: (titleId: string, userId: string | undefined) => OpenedViewing | undefined;
  /** The viewing that was begun last is over, if it is of this title. */
  readonly end: (titleId: string) => void;
}

interface Held {
  readonly viewing: OpenedViewing;
  readonly first: Promise<PlaybackAnswer>;
  readonly openedAt: number;
  /** For whom: what one may watch, and the tickets for it, are nobody else's (decision 0034). */
  readonly userId: string;
}

/**
 * @param open  opens a viewing, and asks at once how its title is played
 * @param now   milliseconds from whenever
 * @param askManifest  asks for the manifest of an answer; never rejects
 */
export function createViewingsAhead(
  open: (title: TitleDetails) => OpenedViewing,
  now: () => number,
  askManifest: (playback: Playback) => Promise<ManifestAhead | undefined>,
): ViewingsAhead {
  let begunLast: string | undefined;
  /** The latest last. */
  const held = new Map<string, Held>();
  const openNow = (title: TitleDetails, userId: string): Held => {
    const viewing = open(title);
    return { viewing, first: viewing.askPlayback().then(withManifest), openedAt: now(), userId };
  };
  const withManifest = async (answer: PlaybackAnswer): Promise<PlaybackAnswer> =>
    'playback' in answer ? { ...answer, manifestAhead: await askManifest(answer.playback) } : answer;
  const isGoodFor = (userId: string | undefined, one: Held | undefined): one is Held =>
    one !== undefined && one.userId === userId && now() - one.openedAt < GOOD_FOR_MS;
  return {
    open(title, userId) {
      if (title.id === begunLast) return;
      const before = held.get(title.id);
      held.delete(title.id);
      held.set(title.id, isGoodFor(userId, before) ? before : openNow(title, userId));
      for (const id of [...held.keys()].slice(0, -MOST)) held.delete(id);
    },
    take(titleId, userId) {
      begunLast = titleId;
      const taken = held.get(titleId);
      held.delete(titleId);
      return isGoodFor(userId, taken) ? begun(taken) : undefined;
    },
    end(titleId) {
      if (titleId === begunLast) begunLast = undefined;
    },
  };
}

/** A refusal that was had ahead may be none by now: it is asked anew. */
function begun({ viewing, first }: Held): OpenedViewing {
  let ahead: Promise<PlaybackAnswer> | undefined = first;
  return {
    sessionId: viewing.sessionId,
    async askPlayback() {
      const answer = await ahead;
      ahead = undefined;
      return answer && 'playback' in answer ? answer : viewing.askPlayback();
    },
  };
}
