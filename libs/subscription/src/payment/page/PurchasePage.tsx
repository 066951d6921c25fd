import { useEffect, useId, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  isRequestError,
  useGetChangeSummaryQuery,
  useGetPaymentMethodQuery,
  type PaymentMethod,
} from '@tv/api-client';
import { customerLinks, links, PURCHASE_PURPOSES, readProductIds, type PurchasePurpose } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { Stack } from '@tv/ui';
import { lastDigits } from '../../billing/billingTexts.ts';
import { retentionDiscount } from '../../cancel/retentionDiscount.ts';
import { PageEmpty, PageFailure, PageFrame, PagePending, PendingPage } from '../../frame/PageFrame.tsx';
import { SignUpSteps } from '../../registration/SignUpSteps.tsx';
import type { CustomerStatus } from '../../status/fetchCustomerStatus.ts';
import { isInProgress } from '../../status/subscriptionState.ts';
import { VoucherRedemption } from '../../voucher/VoucherRedemption.tsx';
import { paymentOptions, resolvePurpose, offersAllPaymentMethods, productIdsFor } from '../intent/purpose.ts';
import { useCustomerStatus, type CustomerStatusQuery } from '../intent/useCustomerStatus.ts';
import { useIntentReconciliation } from '../intent/useIntentReconciliation.browser.ts';
import { PaymentInProgress } from '../outcome/PaymentInProgress.tsx';
import { WaitingView } from '../outcome/WaitingView.tsx';
import { paymentErrorText, subscriptionFailure } from '../outcome/paymentErrors.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { purposeLead, PURPOSE_TEXTS } from './purposeTexts.ts';

function savedMethodText(method: PaymentMethod | null | undefined): string {
  if (method?.type === 'Vipps') return 'Du betaler med Vipps, som før.';
  const digits = lastDigits(method?.maskedNumber ?? '');
  return `Du betaler med kortet ditt${digits === undefined ? '' : ` som slutter på ${digits}`}, som før.`;
}

function SummaryFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { reason } = subscriptionFailure(error);
  const isTemporary = reason === undefined || !isRequestError(error);
  return (
    <PageFailure
      text={isTemporary ? 'Vi fikk ikke regnet ut hva du skal betale.' : paymentErrorText(reason)}
      onRetry={onRetry}
    />
  );
}

interface PurchaseConfirmationProps {
  readonly purpose: PurchasePurpose;
  readonly productIds: readonly string[];
  readonly status: CustomerStatus;
  readonly query: CustomerStatusQuery;
}

function PurchaseConfirmation({
  purpose,
  productIds,
  status: { customer },
  query: { isPaymentInProgress, refetch: refetchStatus, handleSuperseded },
}: PurchaseConfirmationProps) {
  const summary = useGetChangeSummaryQuery(productIds, { refetchOnMountOrArgChange: true });
  const { refetch } = summary;
  const wasPaymentInProgress = useRef(false);
  useEffect(() => {
    // Summaries are unavailable during a change and may differ afterwards.
    if (wasPaymentInProgress.current && !isPaymentInProgress) void refetch();
    wasPaymentInProgress.current = isPaymentInProgress;
  }, [isPaymentInProgress, refetch]);
  // Purchases offer all options.
  const needsSavedMethod = !offersAllPaymentMethods(purpose);
  const method = useGetPaymentMethodQuery(undefined, { skip: !needsSavedMethod });
  const inProgressView = isPaymentInProgress ? <PaymentInProgress onSettled={refetchStatus} /> : undefined;
  const failure = summary.isError ? (
    <SummaryFailure error={summary.error} onRetry={() => void summary.refetch()} />
  ) : undefined;
  if (failure && summary.data === undefined) return inProgressView ?? failure;
  const isMethodLoaded = !needsSavedMethod || method.data !== undefined || method.isError;
  if (summary.data === undefined || !isMethodLoaded) return <PagePending />;
  const { changeType } = summary.data;
  if (changeType === undefined) {
    // Unknown change type: cannot be confirmed.
    return (
      <>
        <PaymentSummary summary={summary.data} />
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
        changeType: changeType === 'None' ? undefined : changeType,
      }}
      summary={summary.data}
      options={paymentOptions(purpose, summary.data, provider)}
      savedMethodText={savedMethodText(method.data)}
      onSuperseded={handleSuperseded}
      replacement={
        inProgressView ??
        failure ??
        (hasThisAlready && (
          <PageEmpty title="Du har dette allerede" text="Det er ikke noe å endre eller betale." />
        ))
      }
    >
      {purpose === 'kjøp' || purpose === 'endre' ? <VoucherSection /> : undefined}
    </PaymentStep>
  );
}

/** Redeems a preloaded voucher first, so that the summary includes it. */
function VoucherSection() {
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

interface PurchaseProps {
  readonly requestedPurpose: PurchasePurpose;
  readonly productIds: readonly string[];
}

/** The page of a purpose (ROUTE-60, ROUTE-61), or of an available purpose. Blocks while a payment is pending. */
export function Purchase({ requestedPurpose, productIds }: PurchaseProps) {
  const reconciliation = useIntentReconciliation();
  if (reconciliation.kind === 'settled')
    return <PurchaseContent requestedPurpose={requestedPurpose} productIds={productIds} />;
  return (
    <PageFrame title={PURPOSE_TEXTS[requestedPurpose].title}>
      {reconciliation.kind === 'checking' && <WaitingView title="Vi sjekker betalingen din" />}
      {reconciliation.kind === 'pending' && <PaymentInProgress onSettled={reconciliation.retry} />}
      {reconciliation.kind === 'unknown' && (
        <PageFailure text="Vi fikk ikke sjekket betalingen din." onRetry={reconciliation.retry} />
      )}
    </PageFrame>
  );
}

function PurchaseContent({ requestedPurpose, productIds }: PurchaseProps) {
  const query = useCustomerStatus();
  const { data: status, refetch } = query;
  if (status === undefined)
    return <PendingPage title={PURPOSE_TEXTS[requestedPurpose].title} query={query} />;
  const purpose = resolvePurpose(requestedPurpose, status);
  const state = status.customer.subscribedPackage?.state;
  if (purpose === undefined) {
    return (
      <PageFrame title={PURPOSE_TEXTS[requestedPurpose].title}>
        {isInProgress(state) ? (
          <PaymentInProgress onSettled={refetch} />
        ) : (
          <PageFailure text="Vi vet ikke hvordan abonnementet ditt står akkurat nå." onRetry={refetch} />
        )}
      </PageFrame>
    );
  }
  if (purpose !== requestedPurpose) return <Redirect to={customerLinks.purchaseFor(purpose, productIds)} />;
  const { customer, subscription } = status;
  if (purpose === 'behold' && customer.pendingDowngradeToPackageId === undefined) {
    // An offer is accepted on the page that presents it.
    const isOfferOpen = subscription !== null && retentionDiscount(subscription) !== undefined;
    return (
      <Redirect to={isOfferOpen ? customerLinks.cancelConfirm() : customerLinks.accountSubscription()} />
    );
  }
  const products = productIdsFor(purpose, productIds, status);
  if (products.length === 0) return <Redirect to={links.signUp()} />;
  return (
    <PageFrame
      title={PURPOSE_TEXTS[requestedPurpose].title}
      lead={purposeLead(purpose, customer.isInTrialPeriod && state === 'Active')}
      above={purpose === 'kjøp' && <SignUpSteps at={2} productIds={products} />}
    >
      <PurchaseConfirmation
        key={products.join()}
        purpose={purpose}
        productIds={products}
        status={status}
        query={query}
      />
    </PageFrame>
  );
}

/** `/min-konto/{purpose}`. */
export function PurchasePage() {
  const { purpose } = useParams();
  const { search } = useLocation();
  const requestedPurpose = PURCHASE_PURPOSES.find((one) => one === purpose) ?? 'kjøp';
  return <Purchase requestedPurpose={requestedPurpose} productIds={readProductIds(search)} />;
}
