import type { InAppMessage } from '@tv/api-client';

export const TV_APP_DISMISSAL_MS = 30 * 24 * 60 * 60 * 1000;

/** Epoch milliseconds by banner id. */
export type Dismissals = ReadonlyMap<string, number>;

export interface BannerConditions {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly dismissals: Dismissals;
  readonly isTv: boolean;
}

/** Returns whether the browser runs on a TV: Tizen, webOS, smart TV or HbbTV. */
export function isTvBrowser(userAgent: string): boolean {
  return /\b(?:Tizen|Web0S|SMART-TV|HbbTV)\b/i.test(userAgent);
}

/**
 * Returns the first banner that is in its window (BANNER-05) and not dismissed (BANNER-07). A missing window end
 * is open. TV app banners show only on TVs and return after 30 days (BANNER-08).
 */
export function selectBanner(messages: readonly InAppMessage[], { now, dismissals, isTv }: BannerConditions) {
  return messages.find(({ id, type, from = -Infinity, to = Infinity, isDismissable }) => {
    if (now < from || now >= to || (type === 'tvApp' && !isTv)) return false;
    const dismissedAt = isDismissable ? dismissals.get(id) : undefined;
    if (dismissedAt === undefined) return true;
    return type === 'tvApp' && now - dismissedAt >= TV_APP_DISMISSAL_MS;
  });
}
