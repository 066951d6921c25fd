import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';

interface ReceiptToComeProps {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Loading and error states of a receipt. */
export function ReceiptToCome({ query: { isError, isFetching, refetch } }: ReceiptToComeProps) {
  return (
    <PageFrame title="Kvittering">
      {isError ? (
        <PageFailure
          text="Vi fikk ikke hentet abonnementet ditt."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <PagePending label="Henter abonnementet ditt" />
      )}
    </PageFrame>
  );
}
