import { useEffect, useId, useRef } from 'react';
import { isRequestError, useGetChangeSummaryQuery, useGetPaymentMethodQuery } from '@tv/api-client';
import type { ChangeSummary, PaymentMethod } from '@tv/api-client';
import { Redirect, Link } from '@tv/rendering';
import { customerLinks, links, type PurchasePurpose } from '@tv/routes';
import { Button, EmptyView, Stack } from '@tv/ui';
import { lastDigits } from '../billing/billingWords.ts';
import { offerOf } from '../cancel/offer.ts';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { SignUpSteps } from '../register/SignUpSteps.tsx';
import { isInProgress } from '../subscriptionState/subscriptionState.ts';
import { VoucherRedemption } from '../voucher/VoucherRedemption.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Summary } from './Summary.tsx';
import { UnderWay } from './UnderWay.tsx';
import { WaitingView } from './WaitingView.tsx';
import type { Standing } from './outcome.ts';
import { paymentErrorText, subscriptionFailure } from './paymentErrors.ts';
import { fittingPurpose, isPurchase, productsFor } from './purpose.ts';
import { leadOf, purposeWords } from './purposeWords.ts';
import { useIntentLookUp } from './useIntentLookUp.browser.ts';
import { useOvertaken } from './useOvertaken.ts';
import { useStanding } from './useStanding.ts';
import { waysToPay } from './waysToPay.ts';

function knownWords(method: PaymentMethod | null | undefined): string {
  if (method?.type === 'Vipps') return 'Du betaler med Vipps, som før.';
  const digits = lastDigits(method?.maskedNumber ?? '');
  return `Du betaler med kortet ditt${digits === undefined ? '' : ` som slutter på ${digits}`}, som før.`;
}

function NothingToDo() {
  return (
    <EmptyView
      title="Du har dette allerede"
      text="Det er ikke noe å endre eller betale."
      action={
        <Button as={Link} to={customerLinks.accountSubscription()} variant="primary">
          Se abonnementet ditt
        </Button>
      }
    />
  );
}

function SummaryFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { reason } = subscriptionFailure(error);
  const isForNow = reason === undefined || !isRequestError(error);
  return (
    <PageFailure
      text={isForNow ? 'Vi fikk ikke regnet ut hva du skal betale.' : paymentErrorText(reason)}
      onRetry={onRetry}
    />
  );
}

interface ConfirmProps {
  readonly purpose: PurchasePurpose;
  readonly productIds: readonly string[];
  readonly standing: Standing;
  /** In another tab or device. */
  readonly isUnderWay: boolean;
  readonly onOvertaken: () => void;
  readonly onSettled: () => void;
}

function Confirm({
  purpose,
  productIds,
  standing: { customer },
  isUnderWay,
  onOvertaken,
  onSettled,
}: ConfirmProps) {
  const summary = useGetChangeSummaryQuery(productIds, { refetchOnMountOrArgChange: true });
  const { refetch } = summary;
  const wasUnderWay = useRef(false);
  useEffect(() => {
    // Summaries are unavailable during a change and may differ afterwards.
    if (wasUnderWay.current && !isUnderWay) void refetch();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, refetch]);
  // Purchases offer all options.
  const asksMethod = !isPurchase(purpose);
  const method = useGetPaymentMethodQuery(undefined, { skip: !asksMethod });
  const waiting = isUnderWay ? <UnderWay onSettled={onSettled} /> : undefined;
  const failure = summary.isError ? (
    <SummaryFailure error={summary.error} onRetry={() => void summary.refetch()} />
  ) : undefined;
  if (failure && summary.data === undefined) return waiting ?? failure;
  const isMethodHere = !asksMethod || method.data !== undefined || method.isError;
  if (summary.data === undefined || !isMethodHere) return <PagePending label="Henter abonnementet ditt" />;
  const { changeType } = summary.data;
  if (changeType === undefined) {
    // Unknown change type: cannot be confirmed.
    return (
      <>
        <Summary summary={summary.data} />
        <PageFailure text={paymentErrorText('SUBSCRIPTION_FAILED')} onRetry={() => void summary.refetch()} />
      </>
    );
  }
  // Other purposes are valid without a product change.
  const hasThisAlready =
    changeType === 'None' &&
    (purpose === 'endre' || purpose === 'kjøp' || (purpose === 'fortsett' && !customer.isInTrialPeriod));
  const provider = method.data?.type ?? customer.billingProvider;
  return (
    <PaymentStep
      subject={{
        purpose,
        productIds: [...productIds],
        changeType: kindOf(changeType),
        retentionOfferId: undefined,
      }}
      summary={summary.data}
      ways={waysToPay(purpose, summary.data, provider)}
      known={knownWords(method.data)}
      onOvertaken={onOvertaken}
      instead={waiting ?? failure ?? (hasThisAlready ? <NothingToDo /> : undefined)}
    >
      {purpose === 'kjøp' || purpose === 'endre' ? <VoucherPart /> : undefined}
    </PaymentStep>
  );
}

/** Redeems a preloaded voucher first, so that the summary includes it. */
function VoucherPart() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id}>Har du en rabattkode?</h2>
        <VoucherRedemption isAutomatic />
      </Stack>
    </section>
  );
}

function kindOf(changeType: ChangeSummary['changeType']) {
  return changeType === 'None' ? undefined : changeType;
}

export interface PurchaseProps {
  readonly asked: PurchasePurpose;
  readonly productIds: readonly string[];
}

/**
 * The page of a purpose (ROUTE-60, ROUTE-61). Redirects to a purpose that fits; blocks while a payment is
 * pending.
 */
export function Purchase({ asked, productIds }: PurchaseProps) {
  const { title } = purposeWords(asked);
  const lookUp = useIntentLookUp();
  if (lookUp.kind === 'settled') return <Settled asked={asked} productIds={productIds} />;
  return (
    <PageFrame title={title}>
      {lookUp.kind === 'looking' && <WaitingView title="Vi sjekker betalingen din" />}
      {lookUp.kind === 'underWay' && <UnderWay onSettled={lookUp.again} />}
      {lookUp.kind === 'unknown' && (
        <PageFailure text="Vi fikk ikke sjekket betalingen din." onRetry={lookUp.again} />
      )}
    </PageFrame>
  );
}

function Settled({ asked, productIds }: PurchaseProps) {
  const { standing, isError, isUnderWay, retry } = useStanding();
  const onOvertaken = useOvertaken(retry);
  const { title } = purposeWords(asked);
  if (standing === undefined) {
    return (
      <PageFrame title={title}>
        {isError ? (
          <PageFailure text="Vi fikk ikke hentet abonnementet ditt." onRetry={retry} />
        ) : (
          <PagePending label="Henter abonnementet ditt" />
        )}
      </PageFrame>
    );
  }
  const purpose = fittingPurpose(asked, standing);
  const state = standing.customer.subscribedPackage?.state;
  if (purpose === undefined) {
    return (
      <PageFrame title={title}>
        {state !== undefined && isInProgress(state) ? (
          <UnderWay onSettled={retry} />
        ) : (
          <PageFailure text="Vi vet ikke hvordan abonnementet ditt står akkurat nå." onRetry={retry} />
        )}
      </PageFrame>
    );
  }
  if (purpose !== asked) return <Redirect to={customerLinks.purchaseFor(purpose, productIds)} />;
  const { customer, subscription } = standing;
  if (purpose === 'behold' && customer.pendingDowngradeToPackageId === undefined) {
    // An offer is accepted on the page that presents it.
    const isTold = subscription !== null && offerOf(subscription) !== undefined;
    return <Redirect to={isTold ? customerLinks.cancelConfirm() : customerLinks.accountSubscription()} />;
  }
  const products = productsFor(purpose, productIds, standing);
  if (products.length === 0) return <Redirect to={links.signUp()} />;
  return (
    <PageFrame
      title={title}
      lead={leadOf(purpose, customer.isInTrialPeriod && state === 'Active')}
      above={purpose === 'kjøp' && <SignUpSteps at={2} productIds={products} />}
    >
      <Confirm
        key={products.join()}
        purpose={purpose}
        productIds={products}
        standing={standing}
        isUnderWay={isUnderWay}
        onOvertaken={onOvertaken}
        onSettled={retry}
      />
    </PageFrame>
  );
}
