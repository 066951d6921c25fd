import type { Pace } from '@tv/api-client';

/** Limits notifications to one per animation frame, so that several responses cause one layout. */
export const onceAFrame: Pace = (tell) => {
  let frame: number | undefined;
  return {
    tell: () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        tell();
      });
    },
    end: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
};
