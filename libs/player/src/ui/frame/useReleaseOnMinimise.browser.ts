import { useEffectEvent, useLayoutEffect } from 'react';
import type { useFullscreen } from './useFullscreen.browser.ts';

/** On minimise, exits fullscreen and blurs the player. A layout effect, so the page can take the focus. */
export function useReleaseOnMinimise(
  frame: HTMLElement | null,
  isMini: boolean,
  fullscreen: ReturnType<typeof useFullscreen>,
): void {
  const release = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame?.contains(activeElement)) activeElement.blur();
    if (fullscreen.isFullscreen) fullscreen.toggle();
  });
  useLayoutEffect(() => {
    if (isMini) release();
  }, [isMini]);
}
