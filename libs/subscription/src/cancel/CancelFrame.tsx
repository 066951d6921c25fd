import type { ReactNode } from 'react';
import { useGetCustomerQuery, useGetSubscriptionQuery, type Subscription } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { PageEmpty, PageFailure, PageFrame, QueryView } from '../frame/PageFrame.tsx';
import { WaitingView } from '../payment/outcome/WaitingView.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { usePendingSubscription } from '../status/usePendingSubscription.ts';
import { cancellationStatus, type CancellationStatus } from './cancellationStatus.ts';

export interface CancellableSubscription {
  readonly cancellation: Extract<CancellationStatus, { readonly kind: 'active' }>;
  readonly subscription: Subscription;
}

interface CancelFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (running: CancellableSubscription) => ReactNode;
}

const FAILURE_TEXT = 'Vi fikk ikke hentet abonnementet ditt.';

/** Frame of the cancel pages; redirects or shows the status if nothing can be cancelled (SUB-32). */
export function CancelFrame({ title, lead, children }: CancelFrameProps) {
  const customer = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const subscription = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  const cancellation = customer.data && cancellationStatus(customer.data);
  const isFetching = customer.isFetching || subscription.isFetching;
  const refetch = () => {
    void customer.refetch();
    void subscription.refetch();
  };
  const query = {
    data:
      cancellation && subscription.data !== undefined
        ? { cancellation, subscription: subscription.data }
        : undefined,
    isError: customer.isError || subscription.isError,
    isFetching,
    refetch,
  };
  const failure = (text: string) => <PageFailure text={text} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <PageFrame
      title={title}
      lead={query.data?.cancellation.kind === 'active' ? lead : undefined}
      back={{ to: customerLinks.accountSubscription(), name: 'Abonnementet ditt' }}
    >
      <QueryView query={query} failureText={FAILURE_TEXT}>
        {(data) => (
          <CancelFrameContent {...data} failure={failure}>
            {children}
          </CancelFrameContent>
        )}
      </QueryView>
    </PageFrame>
  );
}

interface CancelFrameContentProps extends Pick<CancelFrameProps, 'children'> {
  readonly cancellation: CancellationStatus;
  readonly subscription: Subscription | null;
  readonly failure: (text: string) => ReactNode;
}

function CancelFrameContent({ cancellation, subscription, failure, children }: CancelFrameContentProps) {
  switch (cancellation.kind) {
    case 'none':
      return <Redirect to={links.signUp()} />;
    case 'active':
      return subscription === null ? failure(FAILURE_TEXT) : children({ cancellation, subscription });
    case 'cancelled':
      return (
        <PageEmpty
          title="Du har allerede stoppet abonnementet"
          text={
            cancellation.until === undefined
              ? 'Du betaler ikke mer, og kan starte igjen når du vil.'
              : `Du kan se til og med ${lastDayText(cancellation.until)}, og betaler ikke mer.`
          }
          link={{ to: customerLinks.purchaseFor('reaktiver'), text: 'Start abonnementet igjen' }}
        />
      );
    case 'inactive':
      return (
        <PageEmpty
          title="Det er ikke noe å stoppe"
          text="Abonnementet ditt er ikke i gang, og du blir ikke trukket."
        />
      );
    case 'inProgress':
      return <InProgress state={subscription?.state} />;
    case 'unknown':
      return failure('Vi vet ikke hvordan abonnementet ditt står akkurat nå.');
  }
}

function InProgress({ state }: { readonly state: Subscription['state'] }) {
  const { hasTimedOut, restart } = usePendingSubscription({ state });
  return (
    <WaitingView
      title="En endring er i gang"
      text="Du kan stoppe abonnementet når den er ferdig. Det tar som regel bare noen sekunder."
      {...(hasTimedOut ? { onCheckAgain: restart } : {})}
    />
  );
}
