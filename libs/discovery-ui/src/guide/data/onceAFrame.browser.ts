import type { Pace } from '@tv/api-client';

/**
 * Passes on what comes once a frame, together with what is drawn for a scroll: several answers that come between two frames, each
 * drawn for itself, would have the page laid out once for each.
 */
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
