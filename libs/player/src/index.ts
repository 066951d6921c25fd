export { PlayerStage, type PlayerStageProps, type WatchedHere } from './mini/PlayerStage.tsx';
export { preparePlayer, prepareWatching } from './watch/prepareWatching.browser.ts';
export type { PlayerTeardown } from './session/usePlaybackSession.browser.ts';
export { WatchPage } from './watch/WatchPage.tsx';
