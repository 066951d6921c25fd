import { useCallback } from 'react';
import { useOutletContext } from 'react-router-dom';
import { NotFoundPage } from '@tv/discovery-ui';
import { PersistentPlayer, WatchPage, type PersistentPlayerProps, type WatchRequest } from '@tv/player';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import type { LeaveBehind } from '../layout/Layout.tsx';
import { useLeave } from '../router/useLeave.browser.ts';
import { useClosing } from './useClosing.ts';

export { preloadPlayer, preloadWatchPage } from '@tv/player';

/** The watch page. Its player is in the layout's persistent slot and survives navigation. */
export function WatchRoute() {
  const leaveBehind = useOutletContext<LeaveBehind>();
  const onWatch = useCallback(
    (watched: WatchRequest | undefined) => {
      // Another page may have filled the slot.
      const end = () => leaveBehind((now) => (now === player ? undefined : now));
      const player = watched && <Playing watched={watched} onEnd={end} />;
      leaveBehind(player);
    },
    [leaveBehind],
  );
  return <WatchPage onClose={useLeave()} onWatch={onWatch} notFound={<NotFoundPage />} />;
}

function Playing(props: Pick<PersistentPlayerProps, 'watched' | 'onEnd'>) {
  return <PersistentPlayer {...props} closing={useClosing()} onLeave={useLeave()} ErrorBoundary={PageErrorBoundary} />;
}
