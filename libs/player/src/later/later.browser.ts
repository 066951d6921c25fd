import { lateScript } from '@tv/ui';

/** Player code loaded after the first frame. */
export const later = lateScript(() => import('./laterParts.tsx'));

export type LaterParts = NonNullable<ReturnType<typeof later.current>>;
