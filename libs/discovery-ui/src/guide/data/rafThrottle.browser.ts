import type { NotificationPacing } from '@tv/api-client';

/** Limits notifications to one per animation frame, so that several responses cause one layout. */
export const rafThrottle: NotificationPacing = (tell) => {
  let frame: number | undefined;
  return {
    tell: () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        tell();
      });
    },
    cancel: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
};
