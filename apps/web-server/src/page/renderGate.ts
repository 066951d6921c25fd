export interface RenderPlace {
  /** Moves a render that missed its deadline to the late slots; false when those are full. */
  runOn(): boolean;
  leave(): void;
}

/** Limits concurrent renders, over all brands. */
export interface RenderGate {
  /** Undefined when no slot is free or the event loop lags. */
  enter(): RenderPlace | undefined;
}

export interface RenderGateOptions {
  /** Concurrent renders before their deadline. */
  readonly renders: number;
  /** Concurrent renders after their deadline; they mostly wait for services. */
  readonly lateRenders: number;
  readonly isLate: () => boolean;
}

export function createRenderGate({ renders, lateRenders, isLate }: RenderGateOptions): RenderGate {
  const taken = { inTime: 0, late: 0 };
  return {
    enter() {
      if (taken.inTime >= renders || isLate()) return undefined;
      let place: keyof typeof taken = 'inTime';
      taken.inTime += 1;
      return {
        runOn() {
          if (taken.late >= lateRenders) return false;
          taken.inTime -= 1;
          taken.late += 1;
          place = 'late';
          return true;
        },
        leave() {
          taken[place] -= 1;
        },
      };
    },
  };
}
