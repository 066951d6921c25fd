export interface RenderSlot {
  /** Moves a render that missed its deadline to the late slots; false when those are full. */
  continueLate(): boolean;
  release(): void;
}

/** Limits concurrent renders, over all brands. */
export interface RenderLimiter {
  /** Undefined when no slot is free or the event loop lags. */
  acquire(): RenderSlot | undefined;
}

export interface RenderLimiterOptions {
  /** Concurrent renders before their deadline. */
  readonly renders: number;
  /** Concurrent renders after their deadline; they mostly wait for services. */
  readonly lateRenders: number;
  readonly isLagging: () => boolean;
}

export function createRenderLimiter({
  renders,
  lateRenders,
  isLagging,
}: RenderLimiterOptions): RenderLimiter {
  const taken = { inTime: 0, late: 0 };
  return {
    acquire() {
      if (taken.inTime >= renders || isLagging()) return undefined;
      let queue: keyof typeof taken = 'inTime';
      taken.inTime += 1;
      return {
        continueLate() {
          if (taken.late >= lateRenders) return false;
          taken.inTime -= 1;
          taken.late += 1;
          queue = 'late';
          return true;
        },
        release() {
          taken[queue] -= 1;
        },
      };
    },
  };
}
