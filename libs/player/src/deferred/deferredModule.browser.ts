import { lazyModule } from '@tv/ui';

/** Player code loaded after the first frame. */
export const deferredModule = lazyModule(() => import('./deferredParts.tsx'));

export type DeferredParts = NonNullable<ReturnType<typeof deferredModule.current>>;
