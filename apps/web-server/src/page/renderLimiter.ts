interface RenderLimiterOptions {
  /** Concurrent renders before their deadline. */
  readonly renders: number;
  /** Concurrent renders after their deadline; they mostly wait for services. */
  readonly lateRenders: number;
  /** How long a render waits for a slot. */
  readonly queueMs: number;
  readonly isLagging: () => boolean;
}

export type RenderLimiter = ReturnType<typeof createRenderLimiter>;

type RenderSlot = ReturnType<typeof createSlot>;

interface Taken {
  inTime: number;
  late: number;
}

function createSlot(taken: Taken, lateRenders: number, onFree: () => void) {
  let state: keyof Taken = 'inTime';
  taken.inTime += 1;
  return {
    /** Moves a render that missed its deadline to the late slots; false when those are full. */
    continueLate(): boolean {
      if (taken.late >= lateRenders) return false;
      taken.inTime -= 1;
      taken.late += 1;
      state = 'late';
      onFree();
      return true;
    },
    release(): void {
      taken[state] -= 1;
      onFree();
    },
  };
}

/** Limits concurrent renders, over all brands. */
export function createRenderLimiter({ renders, lateRenders, queueMs, isLagging }: RenderLimiterOptions) {
  const taken: Taken = { inTime: 0, late: 0 };
  const queue: {
    readonly resolve: (slot: RenderSlot | undefined) => void;
    readonly timer: NodeJS.Timeout;
  }[] = [];

  const take = (): RenderSlot => createSlot(taken, lateRenders, startQueued);

  /** Starts the newest: under constant overload, some users get a page quickly instead of all late. */
  const startQueued = (): void => {
    while (taken.inTime < renders) {
      const newest = queue.pop();
      if (newest === undefined) return;
      clearTimeout(newest.timer);
      newest.resolve(take());
    }
  };

  return {
    /** Renders under way. */
    getRunning: () => ({ ...taken, queued: queue.length }),
    /** Resolves to undefined when no slot was free for `queueMs`, and at once while the event loop lags. */
    acquire(): Promise<RenderSlot | undefined> {
      if (isLagging()) return Promise.resolve(undefined);
      if (taken.inTime < renders) return Promise.resolve(take());
      return new Promise((resolve) => {
        // All wait equally long, so the first is the oldest.
        const timer = setTimeout(() => queue.shift()?.resolve(undefined), queueMs);
        queue.push({ resolve, timer });
      });
    },
  };
}
