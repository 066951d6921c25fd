import { Suspense, useState } from 'react';
import { useGetChangeSummaryQuery, useGetProductsQuery } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { customerLinks } from '@tv/routes';
import { Button, Cluster, lazyOptional } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { IncludedServices } from '../choice/page/IncludedServices.tsx';
import { PagePending } from '../frame/PageFrame.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Stop.module.css';
import { StopFrame, type Running } from './StopFrame.tsx';
import { StopProblem } from './StopProblem.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';
import { offerOf } from './offer.ts';
import { useStop } from './useStop.ts';

// Rarely shown, and loads all payment code.
const RetentionOffer = lazyOptional(() =>
  import('./RetentionOffer.tsx').then(({ RetentionOffer }) => RetentionOffer),
);

/** `value`: contract name. */
const REASONS = [
  { value: 'TooExpensive', label: 'Det er for dyrt' },
  { value: 'TooLittleUse', label: 'Jeg ser for lite' },
  { value: 'MissingContent', label: 'Jeg savner noe å se' },
  { value: 'TechnicalTrouble', label: 'Det virker ikke som det skal' },
  { value: 'Other', label: 'Noe annet' },
] as const;

function stepsOf({
  stoppable: { isTrial, until },
  subscription: { state, pendingProductIds },
}: Running): readonly TimelineStep[] {
  const afterwards = {
    when: 'Etterpå',
    what: 'Abonnementet er avsluttet, og du betaler ikke mer. Kontoen og listen din ligger klar hvis du kommer tilbake.',
  };
  if (state === 'PastDue') {
    const what = 'Abonnementet avsluttes med en gang. Du blir ikke trukket for perioden som ikke er betalt.';
    return [{ when: 'I dag', what }, afterwards];
  }
  const hasPending = pendingProductIds !== undefined;
  const left =
    state === 'FreeAccess'
      ? 'så lenge du har gratis tilgang'
      : `ut ${isTrial ? 'prøveperioden' : 'perioden du har betalt for'}`;
  return [
    {
      when: 'I dag',
      what: `Du blir ikke trukket for noe.${hasPending ? ' Endringen du har bestilt, blir avbestilt.' : ''}`,
    },
    {
      when: until === undefined ? 'Når perioden er over' : `Til og med ${lastDayText(until)}`,
      what: `Alt virker som før, ${left}.`,
    },
    afterwards,
  ];
}

/** `/package/cancel/confirm`: consequences, retention offer, reason and button (SUB-25, SUB-30, ROUTE-69). */
export function CancelPage() {
  return (
    <StopFrame title="Stopp abonnementet" lead="Slik blir det hvis du stopper.">
      {(running) => (
        <Suspense fallback={<OfferToCome />}>
          <Confirm {...running} />
        </Suspense>
      )}
    </StopFrame>
  );
}

function OfferToCome() {
  return <PagePending label="Henter abonnementet ditt" />;
}

function Confirm({ stoppable, subscription }: Running) {
  const { phase, confirm } = useStop();
  const [reason, setReason] = useState('');
  const offer = offerOf(subscription);
  const { selectedProductIds } = subscription;
  const sum = useGetChangeSummaryQuery(selectedProductIds, {
    skip: offer === undefined,
    refetchOnMountOrArgChange: true,
  });
  const products = useGetProductsQuery({}, { skip: offer === undefined });
  // The offer is above the button and must not shift it; a refetch must not hide the form.
  const [hasCome, setHasCome] = useState(false);
  if (!hasCome && !sum.isLoading && !products.isLoading) setHasCome(true);
  if (!hasCome) return <OfferToCome />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section aria-labelledby="dette-skjer" className={styles.part}>
          <h2 id="dette-skjer">Dette skjer</h2>
          <Timeline label="Dette skjer" steps={stepsOf({ stoppable, subscription })} />
        </section>
        <Lost productIds={subscription.selectedProductIds} />
      </div>
      <div className={styles.column}>
        {offer && sum.data && <RetentionOffer offer={offer} subscription={subscription} />}
        <section aria-labelledby="stopp" className={styles.part}>
          <h2 id="stopp">{offer ? 'Nei takk, stopp likevel' : 'Stopp abonnementet'}</h2>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void confirm({ reason: reason === '' ? undefined : reason, productIds: [] });
            }}
          >
            <RadioGroup
              label="Hvorfor stopper du?"
              text="Du trenger ikke svare."
              value={reason}
              options={REASONS}
              onChange={setReason}
            />
            <StopProblem phase={phase} />
            <Cluster>
              <Button
                type="submit"
                size="large"
                variant={offer ? 'secondary' : 'primary'}
                isLoading={phase === 'stopping'}
              >
                Stopp abonnementet
              </Button>
              <Button as={Link} to={customerLinks.accountSubscription()} variant="quiet" size="large">
                Avbryt
              </Button>
            </Cluster>
          </form>
        </section>
      </div>
    </div>
  );
}

function Lost({ productIds }: { readonly productIds: readonly string[] }) {
  const { data } = useGetProductsQuery({});
  const products = productIds.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  const base = products.find(({ baseProduct }) => baseProduct);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="dette-mister-du" className={styles.part}>
      <h2 id="dette-mister-du">Dette mister du</h2>
      <ul className={styles.names}>
        {products.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {base && <IncludedServices base={base} />}
    </section>
  );
}
