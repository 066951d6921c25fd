import { Button, ErrorView } from '@tv/ui';

/** A page that could not be had, and a way to try again without loading everything anew. */
export function PageError({
  isRetrying,
  onRetry,
}: {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <ErrorView
      title="Noe gikk galt"
      text="Vi fikk ikke hentet innholdet akkurat nå."
      action={
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}
