import { Button, ErrorView } from '@tv/ui';
import { OUT_OF_REACH } from './outOfReach.ts';
import { useIsOffline } from './useIsOffline.ts';

/**
 * A page that could not be had, or its content beneath a heading, and a way to try again without loading everything anew.
 * Without a network it is tried again by itself when that returns.
 */
export function PageError({
  error,
  isRetrying,
  onRetry,
  headingLevel = 1,
}: {
  /** Why it could not be had. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** 2 where the page has a heading of its own above. */
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
