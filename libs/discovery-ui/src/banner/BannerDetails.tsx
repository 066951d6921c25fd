import { useMemo } from 'react';
import type { InAppMessage } from '@tv/api-client';
import { useOrigin } from '@tv/config';
import { Button } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import { useLinkContext } from '../card/link/useLinkContext.ts';
import { collectReports } from '../report/collectReports.ts';
import { useReplayReports } from '../report/useReplayReports.ts';
import { bannerLink } from './bannerLink.ts';

export interface BannerDetailsProps {
  readonly details: NonNullable<InAppMessage['details']>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog with a banner's full text and link (BANNER-03). */
export function BannerDetails({ details, isOpen, onClose }: BannerDetailsProps) {
  const { title, message, linkConfig } = details;
  const { isAllowedUrl } = useLinkContext();
  const origin = useOrigin();
  const address = linkConfig?.link;
  const result = useMemo(
    () =>
      collectReports((reporter) =>
        address === undefined ? undefined : bannerLink(address, { reporter, origin, isAllowedUrl }),
      ),
    [address, origin, isAllowedUrl],
  );
  useReplayReports(result);
  const link = result.value;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      text={nonBlank(message)}
      actions={
        link &&
        linkConfig && (
          <Button as={CardAnchor} link={link} variant="primary" onClick={onClose}>
            {linkConfig.linkText}
          </Button>
        )
      }
    />
  );
}
