export { preloadEditorialPage } from './page/findEditorialPage.ts';
export { EditorialRoute } from './page/EditorialRoute.tsx';
