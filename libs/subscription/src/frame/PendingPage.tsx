import { PageFrame } from './PageFrame.tsx';
import { QueryView } from './QueryView.tsx';

interface PendingPageProps {
  readonly title: string;
  readonly query: {
    readonly isError: boolean;
    readonly isFetching?: boolean;
    readonly refetch: () => unknown;
  };
  readonly failureText?: string;
}

/** Loading and error state of a page that depends on the subscription. */
export function PendingPage({
  title,
  query: { isError, isFetching = false, refetch },
  failureText = 'Vi fikk ikke hentet abonnementet ditt.',
}: PendingPageProps) {
  return (
    <PageFrame title={title}>
      <QueryView
        query={{ isError, isFetching, refetch }}
        pendingLabel="Henter abonnementet ditt"
        failureText={failureText}
      >
        {() => null}
      </QueryView>
    </PageFrame>
  );
}
