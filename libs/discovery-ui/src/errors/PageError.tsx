import { Button, ErrorView } from '@tv/ui';
import { NETWORK_UNAVAILABLE_TITLE, useIsOffline } from './useIsOffline.ts';

/** Error with retry; offline, it retries when the network returns. */
export function PageError({
  error,
  isRetrying,
  onRetry,
  headingLevel = 1,
}: {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** 2 below a heading. */
  readonly headingLevel?: 1 | 2;
}) {
  const isOffline = useIsOffline(error);
  return (
    <ErrorView
      headingLevel={headingLevel}
      title={isOffline ? NETWORK_UNAVAILABLE_TITLE : 'Noe gikk galt'}
      text={
        isOffline ? 'Vi prøver igjen når nettet er tilbake.' : 'Vi fikk ikke hentet innholdet akkurat nå.'
      }
      action={
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}
