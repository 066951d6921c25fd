import { useLocation } from 'react-router-dom';
import { WatchHead } from '@tv/player/watchHead';
import { readWatchLink } from '@tv/routes';
import { pages } from '../pages.tsx';
import type { Pages } from '../router/RouteElement.tsx';

/** A player needs a browser. What a link to it is shown with does not. */
function WatchPreview() {
  const { pathname, search } = useLocation();
  const link = readWatchLink(pathname, search);
  return link ? <WatchHead kind={link.kind} id={link.id} /> : null;
}

/** The pages of the app as a server draws them. */
export const serverPages: Pages = { ...pages, watch: WatchPreview };
