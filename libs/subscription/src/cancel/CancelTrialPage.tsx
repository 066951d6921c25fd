import { useLocation } from 'react-router-dom';
import { useGetProductsQuery } from '@tv/api-client';
import { customerLinks, readProductIds } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, classNames, Cluster, EmptyView } from '@tv/ui';
import { joinNames } from '../choice/rules/choice.ts';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Cancel.module.css';
import { CancelError } from './CancelError.tsx';
import { CancelFrame, type CancellableSubscription } from './CancelFrame.tsx';
import { CancelTimeline } from './CancelTimeline.tsx';
import { selectTrialProducts } from './cancellationStatus.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';

/** `/package/cancel/trial?productIds=…`: cancels the trial of these products (SUB-31, ROUTE-71, ROUTE-72). */
export function CancelTrialPage() {
  const { search } = useLocation();
  return (
    <CancelFrame title="Stopp prøveperioden" lead="Du kan prøve ut tiden, og blir ikke trukket etterpå.">
      {(running) => <Confirm {...running} requestedIds={readProductIds(search)} />}
    </CancelFrame>
  );
}

function Confirm({
  cancellation,
  subscription,
  requestedIds,
}: CancellableSubscription & { readonly requestedIds: readonly string[] }) {
  const { phase, confirm } = useCancelSubscription();
  const { data } = useGetProductsQuery({});
  const { productIds, isReduced } = selectTrialProducts(requestedIds, subscription);
  if (productIds.length === 0) {
    return (
      <EmptyView
        title="Dette er ikke i en prøveperiode"
        text="Ingenting er stoppet. Det kan være stoppet før, eller prøveperioden kan være over."
        action={
          <Button as={Link} to={customerLinks.accountSubscription()} variant="primary">
            Se abonnementet ditt
          </Button>
        }
      />
    );
  }
  const names = productIds.map((id) => data?.find((product) => product.id === id)?.name ?? id);
  const endsSubscription =
    data?.some(({ id, baseProduct }) => baseProduct && productIds.includes(id)) === true;
  const last =
    cancellation.until === undefined
      ? 'Når prøveperioden er over'
      : `Til og med ${lastDayText(cancellation.until)}`;
  return (
    <section aria-labelledby="dette-skjer" className={classNames(styles.part, styles.alone)}>
      <h2 id="dette-skjer">Du stopper {joinNames(names)}</h2>
      <CancelTimeline
        label="Dette skjer"
        steps={[
          { when: 'I dag', what: 'Du blir ikke trukket for noe.' },
          { when: last, what: 'Alt virker som før, ut prøveperioden.' },
          {
            when: 'Etterpå',
            what: endsSubscription
              ? 'Abonnementet er avsluttet, og du betaler ikke for noe.'
              : 'Det du har stoppet, er borte, og du betaler ikke for det.',
          },
        ]}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm({ productIds });
        }}
      >
        {isReduced && (
          <p className={styles.muted}>
            Noe av det du ville stoppe, er ikke i en prøveperiode. Det blir ikke rørt.
          </p>
        )}
        <CancelError phase={phase} />
        <Cluster>
          <Button type="submit" variant="primary" size="large" isLoading={phase === 'cancelling'}>
            Stopp prøveperioden
          </Button>
          <Button as={Link} to={customerLinks.accountSubscription()} variant="quiet" size="large">
            Avbryt
          </Button>
        </Cluster>
      </form>
    </section>
  );
}
