export { CardRegistryProvider } from './card/hoverCard/cardRegistry.tsx';
export { LazyNotFoundPage as NotFoundPage } from './errors/lazyErrorViews.tsx';
export { ContentPage } from './page/ContentPage.tsx';
export { FrontPage } from './page/FrontPage.tsx';
export { PageSkeleton } from './page/PageSkeleton.tsx';
