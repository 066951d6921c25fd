import type { InAppMessage } from '@tv/api-client';
import { parseUrl, useOrigin } from '@tv/config';
import { Button } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import type { CardLink, LinkContext } from '../card/link/cardLink.ts';
import { useRule } from '../report/useRule.ts';

/** Returns the link of a banner, if any; reports and drops disallowed URLs. */
export function bannerLink(
  link: string | undefined,
  origin: string,
  context: LinkContext,
): CardLink | undefined {
  if (link === undefined) return undefined;
  const target = context.isAllowedUrl(link) ? parseUrl(link, origin) : undefined;
  if (!target) {
    context.reporter.error(new Error('A banner links to a host that is not allowed'), 'banner.link');
    return undefined;
  }
  const { pathname, search, hash, href } = target;
  return target.origin === origin
    ? { kind: 'internal', to: pathname + search + hash }
    : { kind: 'external', href };
}

interface BannerDetailsProps {
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
