export { prefersReducedData, runWhenIdle } from './earlyLoading.browser.ts';
export {
  isNonCritical,
  lazyWithPreload,
  markNonCritical,
  rejectHangingImports,
  type LazyModule,
  type LoadModule,
} from './lazyWithPreload.ts';
export { useLazyModule, type LoadPriority } from './useLazyModule.browser.ts';
export { useRequiredModule } from './useRequiredModule.ts';
