import { Link } from '@tv/ssr';
import { Button, ExternalIcon, PlayIcon, type ButtonSize, type ButtonVariant } from '@tv/ui';
import { useTrackExternalLaunch } from '../../card/link/useTrackExternalLaunch.ts';
import type { VariantAction } from './variantAction.ts';

interface VariantButtonProps {
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
    'aria-label': providerName && `${action.label}: ${providerName}`,
  };
  if (action.kind === 'choose') {
    return (
      <Button icon={<PlayIcon />} aria-haspopup="dialog" onClick={onChoose} {...buttonProps}>
        {action.label}
      </Button>
    );
  }
  if (action.kind !== 'external') {
    return (
      <Button
        as={Link}
        to={action.to}
        icon={action.kind === 'play' ? <PlayIcon /> : undefined}
        {...buttonProps}
      >
        {action.label}
      </Button>
    );
  }
  const { href, providerId: serviceId, reportUrl } = action;
  return (
    <Button
      as="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={<ExternalIcon />}
      onClick={() => launch({ elementId: element.id, elementName: element.name, serviceId, reportUrl })}
      {...buttonProps}
    >
      {action.label}
    </Button>
  );
}
