import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation, type Card } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { resolveBehavior } from '../state/resolveBehavior.ts';

/** Something that opens at another provider, named by its tracking. */
export interface ExternalLaunch {
  readonly elementId: string;
  readonly elementName: string;
  readonly serviceId: string;
  readonly reportUrl: string | undefined;
}

/** Tells that the viewer went to another provider (ANA-06), so that it stands in continue watching too (LIST-12). */
export function useExternalLaunch(): (launch: ExternalLaunch) => void {
  const analytics = useAnalytics();
  const reporter = useReporter();
  const viewer = useViewer();
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  return (launch) => {
    analytics.push({ event: 'external_service_launched', ...launch });
    if (launch.reportUrl === undefined || viewer.kind === 'anonymous') return;
    reportExternalPlayback(launch.reportUrl)
      .unwrap()
      .catch((error: unknown) => reporter.error(error, 'externalPlayback.report'));
  };
}

/** Tells of a card that was opened whether it opens at another provider now; `now` is epoch milliseconds. */
export function useCardLaunch(): (card: Card, now: number) => void {
  const launch = useExternalLaunch();
  return (card, now) => {
    const external = card.links?.externalPlayback;
    if (!external || resolveBehavior(card, now) !== 'PlayExternalAsset') return;
    const { providerId: serviceId, reportUrl } = external;
    launch({ elementId: card.id, elementName: card.tracking?.title ?? card.title, serviceId, reportUrl });
  };
}
