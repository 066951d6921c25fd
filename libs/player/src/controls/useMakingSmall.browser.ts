import { useEffectEvent, useLayoutEffect } from 'react';
import type { useFullscreen } from './useFullscreen.browser.ts';

/**
 * What a picture that is made small lets go of: the whole screen, and the focus, which belongs to the page that is shown
 * instead. At once, so that the page finds the focus free when it looks for it.
 */
export function useMakingSmall(
  frame: HTMLElement | null,
  isMini: boolean,
  fullscreen: ReturnType<typeof useFullscreen>,
): void {
  const letGo = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame?.contains(activeElement)) activeElement.blur();
    if (fullscreen.isFullscreen) fullscreen.toggle();
  });
  useLayoutEffect(() => {
    if (isMini) letGo();
  }, [isMini]);
}
