import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation, type Card } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { resolveBehavior } from '../status/resolveBehavior.ts';

interface ExternalLaunch {
  readonly elementId: string;
  readonly elementName: string;
  readonly serviceId: string;
  readonly reportUrl: string | undefined;
}

/** Returns a function that tracks a launch at another provider (ANA-06) and adds it to continue watching (LIST-12). */
export function useTrackExternalLaunch() {
  const analytics = useAnalytics();
  const reporter = useReporter();
  const user = useCurrentUser();
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  return (launch: ExternalLaunch) => {
    analytics.push({ event: 'external_service_launched', ...launch });
    if (launch.reportUrl === undefined || user.kind === 'anonymous') return;
    reportExternalPlayback(launch.reportUrl)
      .unwrap()
      .catch((error: unknown) => reporter.error(error, 'externalPlayback.report'));
  };
}

/** Returns a function that tracks an opened card if it plays at another provider. */
export function useTrackCardLaunch() {
  const launch = useTrackExternalLaunch();
  return (card: Card, now: number) => {
    const external = card.links?.externalPlayback;
    if (!external || resolveBehavior(card, now) !== 'PlayExternalAsset') return;
    const { providerId: serviceId, reportUrl } = external;
    launch({ elementId: card.id, elementName: card.tracking?.title ?? card.title, serviceId, reportUrl });
  };
}
