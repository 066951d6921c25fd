import { Link } from '@tv/ssr';
import { Button, ExternalIcon, PlayIcon, type ButtonSize, type ButtonVariant } from '@tv/ui';
import { useTrackExternalLaunch } from '../../card/link/useTrackExternalLaunch.ts';
import type { VariantAction } from './variantAction.ts';

export interface VariantButtonProps {
  readonly action: VariantAction;
  /** For analytics. */
  readonly element: { readonly id: string; readonly name: string };
  readonly look: ButtonVariant;
  readonly size: ButtonSize;
  /** For the accessible name among several buttons. */
  readonly providerName?: string | undefined;
  readonly onChoose?: () => void;
}

/** Link to watch, activate or buy, or a choice of providers (COVER-10…13). */
export function VariantButton({ action, element, look, size, providerName, onChoose }: VariantButtonProps) {
  const launch = useTrackExternalLaunch();
  const buttonProps = {
    variant: look,
    size,
    ...(providerName === undefined ? {} : { 'aria-label': `${action.label}: ${providerName}` }),
  };
  switch (action.kind) {
    case 'play':
      return (
        <Button as={Link} to={action.to} icon={<PlayIcon />} {...buttonProps}>
          {action.label}
        </Button>
      );
    case 'activate':
    case 'signUp':
    case 'account':
      return (
        <Button as={Link} to={action.to} {...buttonProps}>
          {action.label}
        </Button>
      );
    case 'external':
      return (
        <Button
          as="a"
          href={action.href}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalIcon />}
          onClick={() =>
            launch({
              elementId: element.id,
              elementName: element.name,
              serviceId: action.providerId,
              reportUrl: action.reportUrl,
            })
          }
          {...buttonProps}
        >
          {action.label}
        </Button>
      );
    case 'choose':
      return (
        <Button icon={<PlayIcon />} aria-haspopup="dialog" onClick={onChoose} {...buttonProps}>
          {action.label}
        </Button>
      );
  }
}
