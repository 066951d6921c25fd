import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation } from '@tv/api-client';
import { useViewer } from '@tv/auth';

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
      .catch((error: unknown) => reporter.error(error, 'coverPage.reportExternalPlayback'));
  };
}
