import { lazyModule } from '@tv/ui';

/** Player code loaded after the first frame. */
export const later = lazyModule(() => import('./laterParts.tsx'));

export type LaterParts = NonNullable<ReturnType<typeof later.current>>;
