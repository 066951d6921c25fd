import { NotFoundPage } from '@tv/discovery-ui';
import { WatchPage } from '@tv/player';
import { useLeave } from '../router/useLeave.browser.ts';
import { useClosing } from './useClosing.ts';

export { preparePlayer, prepareWatching } from '@tv/player';

/** The watch page in the app: with a way out, behind the player before, and not found as all other content is. */
export function WatchRoute() {
  return <WatchPage onClose={useLeave()} closing={useClosing()} notFound={<NotFoundPage />} />;
}
