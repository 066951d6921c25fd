import { Button, ErrorView } from '@tv/ui';
import { OUT_OF_REACH } from './outOfReach.ts';
import { useIsOffline } from './useIsOffline.ts';

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
  const isOut = useIsOffline(error);
  return (
    <ErrorView
      headingLevel={headingLevel}
      title={isOut ? OUT_OF_REACH : 'Noe gikk galt'}
      text={isOut ? 'Vi prøver igjen når nettet er tilbake.' : 'Vi fikk ikke hentet innholdet akkurat nå.'}
      action={
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}
