import { BANNER_REFRESH_MS, useGetInAppMessagesQuery } from '@tv/api-client';
import { useNow } from '@tv/time';
import { Banner } from './Banner.tsx';
import { isTvBrowser, shownBanner } from './shownBanner.ts';
import { useDismissals } from './useDismissals.browser.ts';
import { useRefresh } from './useRefresh.browser.ts';

/** How often it is looked whether a banner's window begins or ends. */
const TICK_MS = 5_000;

/**
 * The banner over the page that it stands on, if there is one to show now. It is asked for on each showing and every 60 s
 * from then on (BANNER-10); a call that fails shows nothing, and is made again when the next falls due (BANNER-11).
 *
 * For the browser only: what is shown follows from what is kept on the device.
 */
export function Banners() {
  const { data = [], refetch } = useGetInAppMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefresh(() => void refetch(), BANNER_REFRESH_MS);
  const now = useNow(TICK_MS);
  const [dismissals, dismiss] = useDismissals();
  const message = shownBanner(data, { now, dismissals, isTv: isTvBrowser(navigator.userAgent) });
  if (message === undefined) return null;
  return <Banner key={message.id} message={message} onDismiss={() => dismiss(message.id)} />;
}
