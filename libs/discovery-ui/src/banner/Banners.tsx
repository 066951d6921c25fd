import { useEffect, useEffectEvent, useState } from 'react';
import { BANNER_POLL_INTERVAL_MS, useGetInAppMessagesQuery, type InAppMessage } from '@tv/api-client';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useClock, useNowSelector } from '@tv/time';
import { subscribeToVisible } from '@tv/ui/visibleOrOnline';
import { Banner } from './Banner.tsx';
import { addDismissal, storedDismissals } from './dismissals.ts';
import { isTvBrowser, selectBanner } from './selectBanner.ts';

const WINDOW_CHECK_INTERVAL_MS = 5_000;

const NO_MESSAGES: readonly InAppMessage[] = [];

/** Polls while the page is visible; a poll missed while hidden runs on return. */
function usePollWhileVisible(onPoll: () => void, intervalMs: number): void {
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    let isDue = false;
    const pollIfVisible = () => {
      isDue = document.visibilityState !== 'visible';
      if (!isDue) poll();
    };
    const timer = setInterval(pollIfVisible, intervalMs);
    const unsubscribe = subscribeToVisible(document, () => {
      if (isDue) pollIfVisible();
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [intervalMs]);
}

/** The current banner, if any. Polls every 60 s (BANNER-10) and ignores failures (BANNER-11). Browser only. */
export function Banners() {
  const { messages, refetch } = useGetInAppMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Loading renders nothing.
    selectFromResult: ({ data = NO_MESSAGES }) => ({ messages: data }),
  });
  usePollWhileVisible(() => void refetch(), BANNER_POLL_INTERVAL_MS);
  const clock = useClock();
  const [storage] = useState(() => openDeviceStorage());
  const readDismissals = () => storedDismissals.read(storage) ?? new Map<string, number>();
  const [dismissals, setDismissals] = useState(readDismissals);
  const message = useNowSelector(WINDOW_CHECK_INTERVAL_MS, (now) =>
    selectBanner(messages, { now, dismissals, isTv: isTvBrowser(navigator.userAgent) }),
  );
  if (message === undefined) return null;
  // Dismisses it on this device (BANNER-07). Re-reads, since another tab may have written.
  const dismiss = () => {
    const next = addDismissal(readDismissals(), message.id, clock.now());
    storedDismissals.write(storage, [...next]);
    setDismissals(next);
  };
  return <Banner key={message.id} message={message} onDismiss={dismiss} />;
}
