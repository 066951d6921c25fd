import { Button, ErrorView } from '@tv/ui';

/** A page that could not be had, or its content beneath a heading, and a way to try again without loading everything anew. */
export function PageError({
  isRetrying,
  onRetry,
  headingLevel = 1,
}: {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** 2 where the page has a heading of its own above. */
  readonly headingLevel?: 1 | 2;
}) {
  return (
    <ErrorView
      headingLevel={headingLevel}
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
