import { useEffect } from 'react';
import { useReporter } from '@tv/analytics';
import { allowedAddress, useConfig, useOrigin } from '@tv/config';
import { Button, ExternalIcon } from '@tv/ui';

export interface PartnerLinkProps {
  /** As it came with data; followed only where scheme and host are allowed. */
  readonly url: string | undefined;
  readonly text: string;
  readonly isPrimary?: boolean;
}

/** A way to the partner's page, in a window of its own; none where there is no address to follow. */
export function PartnerLink({ url, text, isPrimary = false }: PartnerLinkProps) {
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const href = allowedAddress(url, config, origin);
  const isForbidden = url !== undefined && href === undefined;
  useEffect(() => {
    if (isForbidden) reporter.error(new Error(`Not allowed: ${url}`), 'externalService.activationUrl');
  }, [isForbidden, url, reporter]);
  if (href === undefined) return null;
  return (
    <Button
      as="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<ExternalIcon />}
    >
      {text}
    </Button>
  );
}
