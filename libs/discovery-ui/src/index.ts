export { CardRegistryProvider } from './card/hoverCard/cardRegistry.tsx';
export { LazyNotFoundPage as NotFoundPage } from './errors/lazyErrorViews.tsx';
export { ContentPage, FrontPage } from './page/ContentPages.tsx';
export { PageSkeleton } from './page/PageSkeleton.tsx';
