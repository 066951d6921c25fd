import { lateScript } from '@tv/ui';

/** Brings what of the player comes when its picture is there. */
export const later = lateScript(() => import('./laterParts.tsx'));

/** What it brings. */
export type LaterParts = NonNullable<ReturnType<typeof later.current>>;
