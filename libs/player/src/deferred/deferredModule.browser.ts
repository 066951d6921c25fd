import { lazyWithPreload } from '@tv/lazy';

/** Player code loaded after the first frame. */
export const deferredModule = lazyWithPreload(() => import('./deferredParts.tsx'), { critical: false });

export type DeferredParts = NonNullable<ReturnType<typeof deferredModule.current>>;
