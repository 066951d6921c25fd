import type { ReactNode } from 'react';
import type { Subscription } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Redirect, Link } from '@tv/ssr';
import { Button, EmptyView } from '@tv/ui';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { WaitingView } from '../payment/outcome/WaitingView.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { usePendingSubscription } from '../status/usePendingSubscription.ts';
import type { CancellationStatus } from './cancellationStatus.ts';
import { useCancellationStatus, type CancellationQuery } from './useCancellationStatus.ts';

export interface CancellableSubscription {
  readonly cancellation: Extract<CancellationStatus, { readonly kind: 'active' }>;
  readonly subscription: Subscription;
}

interface CancelFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (running: CancellableSubscription) => ReactNode;
}

/** Frame of the cancel pages; redirects or shows the status if nothing can be cancelled (SUB-32). */
export function CancelFrame({ title, lead, children }: CancelFrameProps) {
  const query = useCancellationStatus();
  const isRunning = query.data?.cancellation.kind === 'active';
  return (
    <PageFrame
      title={title}
      lead={isRunning ? lead : undefined}
      back={{ to: customerLinks.accountSubscription(), name: 'Abonnementet ditt' }}
    >
      <CancelFrameContent query={query}>{children}</CancelFrameContent>
    </PageFrame>
  );
}

const subscriptionLink = (
  <Button as={Link} to={customerLinks.accountSubscription()} variant="primary">
    Se abonnementet ditt
  </Button>
);

function CancelFrameContent({
  query: { data, isError, isFetching, retry },
  children,
}: {
  readonly query: CancellationQuery;
  readonly children: CancelFrameProps['children'];
}) {
  if (data === undefined) {
    return isError ? (
      <PageFailure text="Vi fikk ikke hentet abonnementet ditt." onRetry={retry} isRetrying={isFetching} />
    ) : (
      <PagePending label="Henter abonnementet ditt" />
    );
  }
  const { cancellation, subscription } = data;
  switch (cancellation.kind) {
    case 'none':
      return <Redirect to={links.signUp()} />;
    case 'active':
      return subscription === null ? (
        <PageFailure text="Vi fikk ikke hentet abonnementet ditt." onRetry={retry} isRetrying={isFetching} />
      ) : (
        children({ cancellation, subscription })
      );
    case 'cancelled':
      return (
        <EmptyView
          title="Du har allerede stoppet abonnementet"
          text={
            cancellation.until === undefined
              ? 'Du betaler ikke mer, og kan starte igjen når du vil.'
              : `Du kan se til og med ${lastDayText(cancellation.until)}, og betaler ikke mer.`
          }
          action={
            <Button as={Link} to={customerLinks.purchaseFor('reaktiver')} variant="primary">
              Start abonnementet igjen
            </Button>
          }
        />
      );
    case 'inactive':
      return (
        <EmptyView
          title="Det er ikke noe å stoppe"
          text="Abonnementet ditt er ikke i gang, og du blir ikke trukket."
          action={subscriptionLink}
        />
      );
    case 'inProgress':
      return <InProgress state={subscription?.state} />;
    case 'unknown':
      return (
        <PageFailure
          text="Vi vet ikke hvordan abonnementet ditt står akkurat nå."
          onRetry={retry}
          isRetrying={isFetching}
        />
      );
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
