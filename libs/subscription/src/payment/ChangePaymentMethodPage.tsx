import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { invalidateEntitlements, useGetChangeSummaryQuery, useGetPaymentMethodQuery } from '@tv/api-client';
import type { ChangeSummary, PaymentMethod, UserInfo } from '@tv/api-client';
import { Redirect, Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { Button, EmptyView } from '@tv/ui';
import { lastDigits } from '../billing/billingWords.ts';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { kroner } from '../price/kroner.ts';
import { canBeChanged, isInProgress } from '../subscriptionState/subscriptionState.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { UnderWay } from './UnderWay.tsx';
import { noteMethodChanged } from './methodChangedNote.ts';
import { productsPaidFor, type Standing } from './outcome.ts';
import { purposeWords } from './purposeWords.ts';
import { useOvertaken } from './useOvertaken.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useStanding } from './useStanding.ts';
import { waysToPay } from './waysToPay.ts';

type SubscribedPackage = NonNullable<UserInfo['subscribedPackage']>;

function methodWords(method: PaymentMethod | null): string {
  if (method === null || method.type === 'None') return 'Du har ikke lagt inn noen betalingsmåte.';
  if (method.type === 'Vipps') return 'Du betaler nå med Vipps.';
  const { cardBrand = 'kort', maskedNumber = '', expiry } = method;
  const digits = lastDigits(maskedNumber);
  const number = digits === undefined ? '' : ` som slutter på ${digits}`;
  return `Du betaler nå med ${cardBrand}${number}${expiry === undefined ? '' : `, gyldig til ${expiry}`}.`;
}

function unchanged({ subscription }: Standing): ChangeSummary {
  return {
    toPayNow: 0,
    monthlyPrice: subscription?.monthlyPrice ?? 0,
    nextPaymentDate: subscription?.nextPaymentDate,
    effectiveDate: undefined,
    lines: [],
    changeType: 'None',
  };
}

function leadOf({ state }: Pick<SubscribedPackage, 'state'>, { toPayNow }: ChangeSummary): string {
  if (state === 'PastDue') {
    return `Når du lagrer, trekker vi ${kroner(toPayNow)} for det som ikke er betalt. Så er alt som før.`;
  }
  return state === 'PendingCancellation'
    ? 'Du har stoppet abonnementet, og blir ikke trukket igjen. Kortet blir brukt hvis du starter igjen. Vil du betale med Vipps, må du starte igjen først.'
    : purposeWords('method').lead;
}

function NothingPaidFor() {
  return (
    <EmptyView
      title="Du betaler ikke for noe"
      text="Du blir ikke trukket, så det er ingen betalingsmåte å bytte."
      action={
        <Button as={Link} to={customerLinks.accountSubscription()} variant="primary">
          Se abonnementet ditt
        </Button>
      }
    />
  );
}

interface ChangeProps {
  readonly standing: Standing;
  readonly method: PaymentMethod | null;
  /** In another tab or device. */
  readonly isUnderWay: boolean;
  readonly onDone: () => void;
  readonly onSettled: () => void;
  readonly onOvertaken: () => void;
}

function Change({ standing, method, isUnderWay, onDone, onSettled, onOvertaken }: ChangeProps) {
  const { customer, subscription } = standing;
  const own = subscription ?? customer.subscribedPackage;
  const isOwed = own?.state === 'PastDue';
  const owed = useGetChangeSummaryQuery(own?.selectedProductIds ?? [], { skip: !isOwed });
  if (own?.state !== undefined && isInProgress(own.state)) return <UnderWay onSettled={onSettled} />;
  if (own === undefined || !canBeChanged(own)) return <Redirect to={links.signUp()} />;
  const isStopped = own.state === 'PendingCancellation';
  const hasMethod = method !== null && method.type !== 'None';
  if (own.state === 'FreeAccess' || (isStopped && !hasMethod)) return <NothingPaidFor />;
  const summary = isOwed ? owed.data : unchanged(standing);
  if (summary === undefined) {
    return owed.error === undefined ? (
      <PagePending label="Henter det du skylder" />
    ) : (
      <PageFailure
        text="Vi fikk ikke regnet ut hva du skylder."
        onRetry={() => void owed.refetch()}
        isRetrying={owed.isFetching}
      />
    );
  }
  return (
    <>
      <p>
        {leadOf(own, summary)} {methodWords(method)}
      </p>
      <PaymentStep
        subject={{ purpose: 'method', productIds: [...productsPaidFor(standing)] }}
        summary={summary}
        onDone={onDone}
        onOvertaken={onOvertaken}
        instead={isUnderWay ? <UnderWay onSettled={onSettled} /> : undefined}
        // Switching to the wallet would restart a stopped subscription.
        ways={waysToPay('method', summary, method?.type).filter(
          (way) => way !== 'Vipps' || (method?.type !== 'Vipps' && !isStopped),
        )}
      />
    </>
  );
}

/**
 * `/betaling/endre` and `/payment-method` (ROUTE-59, ROUTE-63, PAY-25). Redirects to `/betaling` when done.
 */
export function ChangePaymentMethodPage() {
  const { title } = purposeWords('method');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = usePaymentDeps();
  const { standing, isError, isUnderWay, retry } = useStanding();
  const onOvertaken = useOvertaken(retry);
  const method = useGetPaymentMethodQuery();
  const changed = useCallback(() => {
    noteMethodChanged(storage);
    // May pay what is owed and restore access.
    dispatch(invalidateEntitlements());
    void navigate(customerLinks.billing(), { replace: true });
  }, [storage, dispatch, navigate]);
  return (
    <PageFrame title={title} back={{ to: customerLinks.billing(), name: 'Betaling' }}>
      {standing !== undefined && method.data !== undefined ? (
        <Change
          standing={standing}
          method={method.data}
          isUnderWay={isUnderWay}
          onDone={changed}
          onSettled={retry}
          onOvertaken={onOvertaken}
        />
      ) : isError || method.isError ? (
        <PageFailure
          text="Vi fikk ikke hentet hvordan du betaler."
          onRetry={() => {
            retry();
            void method.refetch();
          }}
        />
      ) : (
        <PagePending label="Henter abonnementet ditt" />
      )}
    </PageFrame>
  );
}
