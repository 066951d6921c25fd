import { useCallback } from 'react';
import { useOutletContext } from 'react-router-dom';
import { NotFoundPage } from '@tv/discovery-ui';
import { PersistentPlayer, WatchPage, type PersistentPlayerProps, type WatchRequest } from '@tv/player';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import type { SetPersistentSlot } from '../layout/Layout.tsx';
import { useNavigateBack } from '../navigation/useNavigateBack.browser.ts';

export { preloadPlayerCode, preloadWatchPage } from '@tv/player';

/** The watch page. Its player is in the layout's persistent slot and survives navigation. */
export function WatchRoute() {
  const setPersistentSlot = useOutletContext<SetPersistentSlot>();
  const onWatch = useCallback(
    (watched: WatchRequest | undefined) => {
      // Another page may have filled the slot.
      const clearSlot = () => setPersistentSlot((now) => (now === player ? undefined : now));
      const player = watched && <RoutedPlayer watched={watched} onEnd={clearSlot} />;
      setPersistentSlot(player);
    },
    [setPersistentSlot],
  );
  return <WatchPage onClose={useNavigateBack()} onWatch={onWatch} notFound={<NotFoundPage />} />;
}

function RoutedPlayer(props: Pick<PersistentPlayerProps, 'watched' | 'onEnd'>) {
  return <PersistentPlayer {...props} onLeave={useNavigateBack()} ErrorBoundary={PageErrorBoundary} />;
}
