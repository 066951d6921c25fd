import { useLayoutEffect } from 'react';

export type PlayerMode = 'full' | 'mini';

/** Modes of the mounted layouts. One page's layout can mount before another's unmounts. */
const mounted: PlayerMode[] = [];

/**
 * Sets `data-player` of the root element to the mode while mounted, for the styles of the page around the player.
 * Firefox 120 lacks `:has()`. Full window wins over the mini player.
 */
export function usePlayerModeAttribute(mode: PlayerMode): void {
  useLayoutEffect(() => {
    mounted.push(mode);
    updateAttribute();
    return () => {
      mounted.splice(mounted.indexOf(mode), 1);
      updateAttribute();
    };
  }, [mode]);
}

function updateAttribute() {
  const { dataset } = document.documentElement;
  const [mode] = mounted.includes('full') ? (['full'] as const) : mounted;
  if (mode === undefined) delete dataset['player'];
  else dataset['player'] = mode;
}
