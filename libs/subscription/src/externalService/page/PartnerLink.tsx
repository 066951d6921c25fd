import { useEffect, type ReactNode } from 'react';
import { useReporter } from '@tv/analytics';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { Button, ExternalIcon } from '@tv/ui';

export interface PartnerLinkProps {
  /** From data, so not trusted. */
  readonly url: string | undefined;
  readonly text: string;
  readonly isPrimary?: boolean;
  readonly fallback?: ReactNode;
}

/** Link to a partner, in a new window. Reports a forbidden URL. */
export function PartnerLink({ url, text, isPrimary = false, fallback }: PartnerLinkProps) {
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const href = resolveAllowedUrl(url, config, origin);
  const isForbidden = url !== undefined && href === undefined;
  useEffect(() => {
    if (isForbidden) reporter.error(new Error(`Not allowed: ${url}`), 'externalService.activationUrl');
  }, [isForbidden, url, reporter]);
  if (href === undefined) return fallback;
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
