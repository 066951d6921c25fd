import type { NotificationPacing } from '@tv/api-client';

/** Limits notifications to one per animation frame, so that several responses cause one layout. */
export const rafThrottle: NotificationPacing = (notify) => {
  let frame: number | undefined;
  return {
    notify: () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        notify();
      });
    },
    cancel: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
};
