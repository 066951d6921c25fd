import type { InAppMessage } from '@tv/api-client';

/** For so long (ms) a dismissed banner about the TV app stays away. */
export const TV_APP_REST_MS = 30 * 24 * 60 * 60 * 1000;

/** When banners were dismissed, in epoch milliseconds, by their id. */
export type Dismissals = ReadonlyMap<string, number>;

export interface BannerSurroundings {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly dismissals: Dismissals;
  /** Whether the browser is a television's: `isTvBrowser`. */
  readonly isTv: boolean;
}

/** Whether a browser says that it is a television's: Tizen, webOS, and what calls itself a smart TV or HbbTV. */
export function isTvBrowser(userAgent: string): boolean {
  return /\b(?:Tizen|Web0S|SMART-TV|HbbTV)\b/i.test(userAgent);
}

/**
 * The banner to show: the first of the list, which begins with the most important, that is within its window (BANNER-05),
 * was not dismissed (BANNER-07), and is meant for this browser. A window that lacks an end is open on that side. What
 * cannot be dismissed has not been, whatever is kept. A banner about the TV app is for televisions only, and comes back
 * 30 days after it was dismissed (BANNER-08).
 */
export function shownBanner(
  messages: readonly InAppMessage[],
  { now, dismissals, isTv }: BannerSurroundings,
): InAppMessage | undefined {
  return messages.find(({ id, type, from = -Infinity, to = Infinity, isDismissable }) => {
    if (now < from || now >= to || (type === 'tvApp' && !isTv)) return false;
    const dismissedAt = isDismissable ? dismissals.get(id) : undefined;
    if (dismissedAt === undefined) return true;
    return type === 'tvApp' && now - dismissedAt >= TV_APP_REST_MS;
  });
}
