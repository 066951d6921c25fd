export { PlayerStage, type PlayerStageProps, type WatchedHere } from './mini/PlayerStage.tsx';
export { preparePlayer, prepareWatching } from './watch/prepareWatching.browser.ts';
export type { Closing } from './viewing/useViewing.browser.ts';
export { WatchPage } from './watch/WatchPage.tsx';
