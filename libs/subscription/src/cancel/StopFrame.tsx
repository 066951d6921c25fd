import type { ReactNode } from 'react';
import type { Subscription } from '@tv/api-client';
import { Redirect, Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { Button, EmptyView } from '@tv/ui';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { WaitingView } from '../payment/outcome/WaitingView.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { useSettling } from '../subscriptionState/useSettling.ts';
import type { Stoppable } from './stoppable.ts';
import { useStoppable, type StoppableQuery } from './useStoppable.ts';

export interface Running {
  readonly stoppable: Extract<Stoppable, { readonly kind: 'running' }>;
  readonly subscription: Subscription;
}

interface StopFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (running: Running) => ReactNode;
}

/** Frame of the cancel pages; redirects or shows the status if nothing can be cancelled (SUB-32). */
export function StopFrame({ title, lead, children }: StopFrameProps) {
  const query = useStoppable();
  const isRunning = query.found?.stoppable.kind === 'running';
  return (
    <PageFrame
      title={title}
      lead={isRunning ? lead : undefined}
      back={{ to: customerLinks.accountSubscription(), name: 'Abonnementet ditt' }}
    >
      <Standing query={query}>{children}</Standing>
    </PageFrame>
  );
}

const toSubscription = (
  <Button as={Link} to={customerLinks.accountSubscription()} variant="primary">
    Se abonnementet ditt
  </Button>
);

function Standing({
  query: { found, isError, isFetching, retry },
  children,
}: {
  readonly query: StoppableQuery;
  readonly children: StopFrameProps['children'];
}) {
  if (found === undefined) {
    return isError ? (
      <PageFailure text="Vi fikk ikke hentet abonnementet ditt." onRetry={retry} isRetrying={isFetching} />
    ) : (
      <PagePending label="Henter abonnementet ditt" />
    );
  }
  const { stoppable, subscription } = found;
  switch (stoppable.kind) {
    case 'nothing':
      return <Redirect to={links.signUp()} />;
    case 'running':
      return subscription === null ? (
        <PageFailure text="Vi fikk ikke hentet abonnementet ditt." onRetry={retry} isRetrying={isFetching} />
      ) : (
        children({ stoppable, subscription })
      );
    case 'stopped':
      return (
        <EmptyView
          title="Du har allerede stoppet abonnementet"
          text={
            stoppable.until === undefined
              ? 'Du betaler ikke mer, og kan starte igjen når du vil.'
              : `Du kan se til og med ${lastDayText(stoppable.until)}, og betaler ikke mer.`
          }
          action={
            <Button as={Link} to={customerLinks.purchaseFor('reaktiver')} variant="primary">
              Start abonnementet igjen
            </Button>
          }
        />
      );
    case 'notRunning':
      return (
        <EmptyView
          title="Det er ikke noe å stoppe"
          text="Abonnementet ditt er ikke i gang, og du blir ikke trukket."
          action={toSubscription}
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
  const { isGivenUp, again } = useSettling({ state });
  return (
    <WaitingView
      title="En endring er i gang"
      text="Du kan stoppe abonnementet når den er ferdig. Det tar som regel bare noen sekunder."
      {...(isGivenUp ? { onCheckAgain: again } : {})}
    />
  );
}
