import { BANNER_POLL_INTERVAL_MS, useGetInAppMessagesQuery } from '@tv/api-client';
import { useNow } from '@tv/time';
import { Banner } from './Banner.tsx';
import { isTvBrowser, selectBanner } from './selectBanner.ts';
import { useDismissals } from './useDismissals.browser.ts';
import { usePollWhileVisible } from './usePollWhileVisible.browser.ts';

const WINDOW_CHECK_INTERVAL_MS = 5_000;

/**
 * The current banner, if any. Polls every 60 s (BANNER-10) and ignores failures (BANNER-11). Browser only:
 * depends on localStorage.
 */
export function Banners() {
  const { data = [], refetch } = useGetInAppMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  usePollWhileVisible(() => void refetch(), BANNER_POLL_INTERVAL_MS);
  const now = useNow(WINDOW_CHECK_INTERVAL_MS);
  const [dismissals, dismiss] = useDismissals();
  const message = selectBanner(data, { now, dismissals, isTv: isTvBrowser(navigator.userAgent) });
  if (message === undefined) return null;
  return <Banner key={message.id} message={message} onDismiss={() => dismiss(message.id)} />;
}
