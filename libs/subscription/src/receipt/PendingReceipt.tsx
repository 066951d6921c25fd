import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';

interface PendingReceiptProps {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Loading and error states of a receipt. */
export function PendingReceipt({ query: { isError, isFetching, refetch } }: PendingReceiptProps) {
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
