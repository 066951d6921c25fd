export { DeveloperPage } from './DeveloperPage.tsx';
export { PlayerTestRoute } from './PlayerTestRoute.tsx';
