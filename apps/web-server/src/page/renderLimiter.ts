interface RenderLimiterOptions {
  /** Concurrent renders before their deadline. */
  readonly renders: number;
  /** Concurrent renders after their deadline; they mostly wait for services. */
  readonly lateRenders: number;
  readonly isLagging: () => boolean;
}

export type RenderLimiter = ReturnType<typeof createRenderLimiter>;

/** Limits concurrent renders, over all brands. */
export function createRenderLimiter({ renders, lateRenders, isLagging }: RenderLimiterOptions) {
  const taken = { inTime: 0, late: 0 };
  return {
    /** Renders under way. */
    getRunning: () => ({ ...taken }),
    /** Undefined when no slot is free or the event loop lags. */
    acquire() {
      if (taken.inTime >= renders || isLagging()) return undefined;
      let queue: keyof typeof taken = 'inTime';
      taken.inTime += 1;
      return {
        /** Moves a render that missed its deadline to the late slots; false when those are full. */
        continueLate() {
          if (taken.late >= lateRenders) return false;
          taken.inTime -= 1;
          taken.late += 1;
          queue = 'late';
          return true;
        },
        release: () => void (taken[queue] -= 1),
      };
    },
  };
}
