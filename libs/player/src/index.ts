export {
  PersistentPlayer,
  type PersistentPlayerProps,
  type WatchRequest,
} from './miniPlayer/PersistentPlayer.tsx';
export { preloadPlayerCode, preloadWatchPage } from './watchPage/preloadWatchPage.browser.ts';
export { WatchPage } from './watchPage/WatchPage.tsx';
