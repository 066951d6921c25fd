export { lazyWithPreload, type LazyModule, type LoadModule } from './lazyWithPreload.ts';
export { isNonCritical, markNonCritical } from './markNonCritical.ts';
export { prefersReducedData } from './prefersReducedData.browser.ts';
export { runWhenIdle } from './runWhenIdle.browser.ts';
export { useLazyModule, type LoadPriority } from './useLazyModule.browser.ts';
export { useRequiredModule } from './useRequiredModule.ts';
