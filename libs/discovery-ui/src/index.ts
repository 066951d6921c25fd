export { LateNotFoundPage as NotFoundPage } from './notFound/LateNotFoundPage.tsx';
export { ContentPage } from './page/ContentPage.tsx';
export { FrontPage } from './page/FrontPage.tsx';
export { PageSkeleton } from './page/PageSkeleton.tsx';
