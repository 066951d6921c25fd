export { SHALLOW_NAVIGATION, useIsShallowNavigation } from './shallowNavigation.ts';
export { AfterHydration } from './AfterHydration.tsx';
export { HydrationBoundary, PageBoundary, PartBoundary } from './Boundary.tsx';
export { createHydration, HydrationContext, noHydration, type Hydration } from './hydration.ts';
export { Redirect } from './Redirect.tsx';
export { Link } from './Link.tsx';
export {
  ServerRenderingContext,
  useServerRendering,
  type ServerRendering,
  useNotFound,
} from './serverRendering.ts';
export { useFirstRenderValue, useIsHydrated } from './useIsHydrated.ts';
export { useStoreKey } from './keyedStore.ts';
