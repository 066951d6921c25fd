import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation, type TitleDetails } from '@tv/api-client';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { Button, ExternalIcon } from '@tv/ui';
import { WatchNotice } from './WatchNotice.tsx';

interface ExternalPlaybackNoticeProps {
  readonly title: TitleDetails;
  readonly onClose: () => void;
}

/**
 * Replaces the player for external titles, with a link to the provider if allowed. Following it is tracked
 * (ANA-06) and reported to continue watching (LIST-12).
 */
export function ExternalPlaybackNotice({ title, onClose }: ExternalPlaybackNoticeProps) {
  const config = useConfig();
  const origin = useOrigin();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
  const { externalPlayback } = title.links;
  const target =
    externalPlayback && isAllowedUrl(externalPlayback.playbackUrl, config, origin)
      ? externalPlayback
      : undefined;

  function launch({ providerId, reportUrl }: NonNullable<typeof target>) {
    analytics.push({
      event: 'external_service_launched',
      elementId: title.id,
      elementName: title.name,
      serviceId: providerId,
      reportUrl,
    });
    if (reportUrl === undefined) return;
    reportExternalPlayback(reportUrl)
      .unwrap()
      .catch((error: unknown) => reporter.error(error, 'externalPlayback.report'));
  }

  return (
    <WatchNotice
      title="Dette kan ikke spilles av her"
      text={externalPlayback ? 'Du finner det hos leverandøren.' : undefined}
      onClose={onClose}
      action={
        target ? (
          <Button
            as="a"
            variant="primary"
            icon={<ExternalIcon />}
            href={target.playbackUrl}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => launch(target)}
          >
            Se hos leverandøren
          </Button>
        ) : (
          <Button onClick={onClose}>Tilbake</Button>
        )
      }
    />
  );
}
