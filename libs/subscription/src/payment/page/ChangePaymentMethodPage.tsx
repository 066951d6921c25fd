import { useNavigate } from 'react-router-dom';
import {
  useGetChangeSummaryQuery,
  useGetPaymentMethodQuery,
  type ChangeSummary,
  type PaymentMethod,
} from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { lastDigits } from '../../billing/billingTexts.ts';
import { PageEmpty, PageFrame, QueryView } from '../../frame/PageFrame.tsx';
import { formatPrice } from '../../price/price.ts';
import type { CustomerStatus } from '../../status/fetchCustomerStatus.ts';
import {
  canChangeSubscription,
  isInProgress,
  type SubscribedPackage,
} from '../../status/subscriptionState.ts';
import { billedProductIds, currentSubscription } from '../intent/intentProgress.ts';
import { methodChanged } from '../intent/paymentContext.ts';
import { paymentOptions } from '../intent/purpose.ts';
import { useCustomerStatus, type CustomerStatusQuery } from '../intent/useCustomerStatus.ts';
import { usePaymentDeps } from '../intent/usePaymentDeps.browser.ts';
import { PaymentInProgress } from '../outcome/PaymentInProgress.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PURPOSE_TEXTS } from './purposeTexts.ts';

function paymentMethodText(method: PaymentMethod | null): string {
  if (method === null || method.type === 'None') return 'Du har ikke lagt inn noen betalingsmåte.';
  if (method.type === 'Vipps') return 'Du betaler nå med Vipps.';
  const { cardBrand = 'kort', maskedNumber = '', expiry } = method;
  const digits = lastDigits(maskedNumber);
  const number = digits === undefined ? '' : ` som slutter på ${digits}`;
  return `Du betaler nå med ${cardBrand}${number}${expiry === undefined ? '' : `, gyldig til ${expiry}`}.`;
}

function unchangedSummary({ subscription }: CustomerStatus): ChangeSummary {
  return {
    toPayNow: 0,
    monthlyPrice: subscription?.monthlyPrice ?? 0,
    nextPaymentDate: subscription?.nextPaymentDate,
    effectiveDate: undefined,
    lines: [],
    changeType: 'None',
  };
}

function methodChangeLead({ state }: Pick<SubscribedPackage, 'state'>, { toPayNow }: ChangeSummary): string {
  if (state === 'PastDue') {
    return `Når du lagrer, trekker vi ${formatPrice(toPayNow)} for det som ikke er betalt. Så er alt som før.`;
  }
  return state === 'PendingCancellation'
    ? 'Du har stoppet abonnementet, og blir ikke trukket igjen. Kortet blir brukt hvis du starter igjen. Vil du betale med Vipps, må du starte igjen først.'
    : PURPOSE_TEXTS.method.lead;
}

interface MethodChangeProps {
  readonly status: CustomerStatus;
  readonly method: PaymentMethod | null;
  readonly query: CustomerStatusQuery;
}

function MethodChange({ status, method, query }: MethodChangeProps) {
  const navigate = useNavigate();
  const { storage } = usePaymentDeps();
  const own = currentSubscription(status);
  const isOwed = own?.state === 'PastDue';
  const owed = useGetChangeSummaryQuery(own?.selectedProductIds ?? [], { skip: !isOwed });
  if (isInProgress(own?.state)) return <PaymentInProgress onSettled={query.refetch} />;
  if (own === undefined || !canChangeSubscription(own)) return <Redirect to={links.signUp()} />;
  const isStopped = own.state === 'PendingCancellation';
  const hasMethod = method !== null && method.type !== 'None';
  if (own.state === 'FreeAccess' || (isStopped && !hasMethod))
    return (
      <PageEmpty
        title="Du betaler ikke for noe"
        text="Du blir ikke trukket, så det er ingen betalingsmåte å bytte."
      />
    );
  return (
    <QueryView
      query={{
        data: isOwed ? owed.data : unchangedSummary(status),
        isError: owed.error !== undefined,
        isFetching: owed.isFetching,
        refetch: owed.refetch,
      }}
      pendingLabel="Henter det du skylder"
      failureText="Vi fikk ikke regnet ut hva du skylder."
    >
      {(summary) => (
        <>
          <p>
            {methodChangeLead(own, summary)} {paymentMethodText(method)}
          </p>
          <PaymentStep
            subject={{ purpose: 'method', productIds: [...billedProductIds(status)] }}
            summary={summary}
            onDone={() => {
              methodChanged.write(storage, '1');
              void navigate(customerLinks.billing(), { replace: true });
            }}
            onSuperseded={query.handleSuperseded}
            replacement={query.isPaymentInProgress && <PaymentInProgress onSettled={query.refetch} />}
            // Switching to the wallet would restart a stopped subscription.
            options={paymentOptions('method', summary, method?.type).filter(
              (option) => option !== 'Vipps' || (method?.type !== 'Vipps' && !isStopped),
            )}
          />
        </>
      )}
    </QueryView>
  );
}

/** `/betaling/endre` and `/payment-method` (ROUTE-59, ROUTE-63, PAY-25). Ends on `/betaling`. */
export function ChangePaymentMethodPage() {
  const query = useCustomerStatus();
  const method = useGetPaymentMethodQuery();
  return (
    <PageFrame title={PURPOSE_TEXTS.method.title} back={{ to: customerLinks.billing(), name: 'Betaling' }}>
      <QueryView
        query={{
          data:
            query.data && method.data !== undefined ? { status: query.data, method: method.data } : undefined,
          isError: query.isError || method.isError,
          refetch() {
            query.refetch();
            void method.refetch();
          },
        }}
        failureText="Vi fikk ikke hentet hvordan du betaler."
      >
        {(loaded) => <MethodChange {...loaded} query={query} />}
      </QueryView>
    </PageFrame>
  );
}
