import { Suspense, type ReactNode } from 'react';
import { useDevFlag } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { lazyWithPreload } from '@tv/lazy';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, EmptyView, ErrorView, Skeleton } from '@tv/ui';
import { BackLink } from './BackLink.tsx';
import styles from './PageFrame.module.css';

// Behind a dev flag.
const AccountAlerts = lazyWithPreload(() => import('../notification/AccountAlerts.tsx'), {
  critical: false,
}).component(({ AccountAlerts }) => AccountAlerts);

interface PageFrameProps {
  /** Also the document title. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly to: string; readonly name: string };
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of customer pages. Hidden from search engines. */
export function PageFrame({ title, lead, back, above, children }: PageFrameProps) {
  const hasAlerts = useDevFlag('accountAlerts');
  return (
    <div className={styles.page}>
      <DocumentHead title={title} isHidden />
      {hasAlerts && (
        <Suspense fallback={null}>
          <AccountAlerts />
        </Suspense>
      )}
      {above}
      <header className={styles.heading}>
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export function PagePending({ label = 'Henter abonnementet ditt' }: { readonly label?: string }) {
  return (
    <div aria-busy="true" aria-label={label} role="status">
      <Skeleton className={styles.placeholder} />
    </div>
  );
}

export interface PageFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

export function PageFailure({ text, onRetry, isRetrying = false }: PageFailureProps) {
  return (
    <ErrorView
      title="Noe gikk galt"
      text={text}
      headingLevel={2}
      action={
        <Button variant="primary" onClick={onRetry} isLoading={isRetrying}>
          Prøv igjen
        </Button>
      }
    />
  );
}

interface PageEmptyProps {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly text: string };
}

const SUBSCRIPTION_LINK = { to: customerLinks.accountSubscription(), text: 'Se abonnementet ditt' };

/** Empty state of a page, with the link to go on. */
export function PageEmpty({ title, text, link = SUBSCRIPTION_LINK }: PageEmptyProps) {
  const action = (
    <Button as={Link} to={link.to} variant="primary">
      {link.text}
    </Button>
  );
  return <EmptyView title={title} text={text} action={action} />;
}

interface QueryViewProps<Data> {
  readonly query: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly isFetching?: boolean;
    readonly refetch: () => unknown;
  };
  /** What is fetched, in the texts. */
  readonly what?: string;
  readonly pendingLabel?: string;
  readonly failureText?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading or error state. */
export function QueryView<Data>({
  query: { data, isError, isFetching = false, refetch },
  what = 'abonnementet ditt',
  pendingLabel = `Henter ${what}`,
  failureText = `Vi fikk ikke hentet ${what}.`,
  children,
}: QueryViewProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? (
    <PageFailure text={failureText} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <PagePending label={pendingLabel} />
  );
}

interface PendingPageProps extends Pick<QueryViewProps<unknown>, 'query' | 'failureText'> {
  readonly title: string;
}

/** Loading and error state of a page that depends on the subscription. */
export function PendingPage({ title, query, failureText }: PendingPageProps) {
  return (
    <PageFrame title={title}>
      <QueryView query={{ ...query, data: undefined }} failureText={failureText}>
        {() => null}
      </QueryView>
    </PageFrame>
  );
}
