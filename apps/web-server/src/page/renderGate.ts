/** A render's place among those that run. */
export interface RenderPlace {
  /** Makes room for a render that a user waits for, when nobody waits for this one any more; false when too many run on already. */
  runOn(): boolean;
  /** Gives the place back. */
  leave(): void;
}

/** Bounds the renders that run at once, over all brands. */
export interface RenderGate {
  /** Takes a place; undefined when there is none, or while the process is behind. */
  enter(): RenderPlace | undefined;
}

export interface RenderGateOptions {
  /** Renders at once that have not missed their deadline. */
  readonly renders: number;
  /** Renders at once that run on after their deadline: they wait for services, and cost memory rather than processor time. */
  readonly lateRenders: number;
  /** Whether the process is behind with its work. */
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
