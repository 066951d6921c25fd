import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { entitlementsChanged, useGetPaymentMethodQuery } from '@tv/api-client';
import type { ChangeSummary, PaymentMethod } from '@tv/api-client';
import { GoTo, Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button, CheckIcon, EmptyView } from '@tv/ui';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { canBeChanged, isInProgress } from '../subscriptionState/subscriptionState.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { WaitingView } from './WaitingView.tsx';
import type { Standing } from './outcome.ts';
import { purposeWords } from './purposeWords.ts';
import { useStanding } from './useStanding.ts';
import { waysToPay } from './waysToPay.ts';

/** With what the customer pays, in words. */
function methodWords(method: PaymentMethod | null | undefined): string {
  if (method?.type === 'Vipps') return 'Du betaler nå med Vipps.';
  if (method?.type !== 'Card') return 'Du har ikke lagt inn noen betalingsmåte.';
  const number = method.maskedNumber === undefined ? '' : ` ${method.maskedNumber}`;
  const expiry = method.expiry === undefined ? '' : `, gyldig til ${method.expiry}`;
  return `Du betaler nå med kort${number}${expiry}.`;
}

/** It is changed: what is known of him is asked for anew. */
function Changed() {
  const dispatch = useDispatch();
  const { data, isFetching } = useGetPaymentMethodQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    dispatch(entitlementsChanged());
  }, [dispatch]);
  return (
    <div role="status">
      <EmptyView
        icon={<CheckIcon />}
        title="Betalingsmåten er byttet"
        text={isFetching ? undefined : methodWords(data)}
        action={
          <Button as={Link} to={links.account()} variant="primary">
            Til kontoen din
          </Button>
        }
      />
    </div>
  );
}

/** What a change of the method means: nothing now, and the same price as before. */
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

interface ChangeProps {
  readonly standing: Standing;
  readonly method: PaymentMethod | null;
  readonly onDone: () => void;
}

function Change({ standing, method, onDone }: ChangeProps) {
  const { customer, subscription } = standing;
  const own = subscription ?? customer.subscribedPackage;
  if (own?.state !== undefined && isInProgress(own.state))
    return <WaitingView title="Betalingen er i gang" />;
  if (own === undefined || !canBeChanged(own)) return <GoTo to={links.signUp()} />;
  const summary = unchanged(standing);
  return (
    <>
      <p>{methodWords(method)}</p>
      <PaymentStep
        subject={{ purpose: 'method', productIds: own.selectedProductIds }}
        summary={summary}
        onDone={onDone}
        ways={waysToPay('method', summary, method?.type).filter(
          (way) => way !== 'Vipps' || method?.type !== 'Vipps',
        )}
      />
    </>
  );
}

/** `/betaling/endre`, and `/payment-method` (ROUTE-63): a new card, or the wallet, in place of what was paid with before. */
export function ChangePaymentMethodPage() {
  const { title, lead } = purposeWords('method');
  const { standing, isError, retry } = useStanding();
  const method = useGetPaymentMethodQuery();
  const [isChanged, setIsChanged] = useState(false);
  const changed = useCallback(() => setIsChanged(true), []);
  if (isChanged) {
    return (
      <PageFrame title={title}>
        <Changed />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title} lead={lead}>
      {standing !== undefined && method.data !== undefined ? (
        <Change standing={standing} method={method.data} onDone={changed} />
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
