import { useCallback, useEffect, useRef } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation, type Card } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { useClock } from '@tv/time';
import { resolveBehavior } from '../status/resolveBehavior.ts';

interface ExternalLaunch {
  readonly elementId: string;
  readonly elementName: string;
  readonly serviceId: string;
  readonly reportUrl: string | undefined;
}

/** Returns a stable function that tracks a launch at another provider (ANA-06) and adds it to continue watching (LIST-12). */
export function useTrackExternalLaunch() {
  const analytics = useAnalytics();
  const reporter = useReporter();
  const isCustomer = useIsCustomer();
  // A ref: a new function would render all cards when a customer signs in.
  const isCustomerNow = useRef(isCustomer);
  useEffect(() => {
    isCustomerNow.current = isCustomer;
  }, [isCustomer]);
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  return useCallback(
    (launch: ExternalLaunch) => {
      analytics.push({ event: 'external_service_launched', ...launch });
      if (launch.reportUrl === undefined || !isCustomerNow.current) return;
      reportExternalPlayback(launch.reportUrl)
        .unwrap()
        .catch((error: unknown) => reporter.error(error, 'externalPlayback.report'));
    },
    [analytics, reportExternalPlayback, reporter],
  );
}

/** Returns a stable function that tracks an opened card if it plays at another provider. */
export function useTrackCardLaunch() {
  const launch = useTrackExternalLaunch();
  const clock = useClock();
  return useCallback(
    (card: Card) => {
      const external = card.links?.externalPlayback;
      if (!external || resolveBehavior(card, clock.now()) !== 'PlayExternalAsset') return;
      const { providerId: serviceId, reportUrl } = external;
      launch({ elementId: card.id, elementName: card.tracking?.title ?? card.title, serviceId, reportUrl });
    },
    [clock, launch],
  );
}
