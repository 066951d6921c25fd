import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';

/** The question how a subscription stands. */
interface ReceiptToComeProps {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** A receipt as long as nobody knows whether there is one. */
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
