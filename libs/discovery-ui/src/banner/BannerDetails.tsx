import type { InAppMessage } from '@tv/api-client';
import { useOrigin } from '@tv/config';
import { Button } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import { useRule } from '../report/useRule.ts';
import { bannerLink } from './bannerLink.ts';

export interface BannerDetailsProps {
  readonly details: NonNullable<InAppMessage['details']>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog with a banner's full text and link (BANNER-03). */
export function BannerDetails({ details, isOpen, onClose }: BannerDetailsProps) {
  const { title, message, linkConfig } = details;
  const link = useRule(bannerLink, linkConfig?.link, useOrigin());
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
