import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, CheckIcon, ErrorView, Skeleton, TextLink } from '@tv/ui';
import styles from './PackageOfferBox.module.css';
import { packageOffer, type PackageOffer } from './packageOffer.ts';
import { formatPricePerMonth, laterPriceText } from './priceText.ts';
import { useHasTrialOffer, useAvailableProducts } from './useAvailableProducts.ts';

function Offer({ offer, ids }: { readonly offer: PackageOffer; readonly ids: readonly string[] }) {
  const { lines, included, price, periods, allowsTrial } = offer;
  const offersTrial = useHasTrialOffer(ids);
  const later = laterPriceText(periods);
  return (
    <>
      <p className={styles.price}>{formatPricePerMonth(periods[0]?.perMonth ?? price)}</p>
      {later === undefined ? null : <p className={styles.small}>{later}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <CheckIcon className={styles.mark} />
            <span>{line.name}</span>
            {lines.length > 1 && <span className={styles.part}>{formatPricePerMonth(line.price)}</span>}
          </li>
        ))}
        {included.map((name) => (
          <li key={name}>
            <CheckIcon className={styles.mark} />
            <span>{name}</span>
            <span className={styles.part}>inkludert</span>
          </li>
        ))}
      </ul>
      <Button as={Link} to={links.signUp({ productIds: ids })} variant="primary" size="large" isWide>
        Velg pakken
      </Button>
      <p className={styles.small}>
        Ingen bindingstid.
        {offersTrial && allowsTrial ? ' Du kan prøve pakken først: det ser du før du betaler.' : ''}
      </p>
    </>
  );
}

/** A package's current price and content, with a buy button. */
export function PackageOfferBox({ products }: { readonly products: readonly string[] }) {
  const { products: sold, error, isFetching, refetch } = useAvailableProducts();
  if (sold === undefined && error !== undefined)
    return (
      <div className={styles.box}>
        <ErrorView
          title="Noe gikk galt"
          text="Vi fikk ikke hentet prisen."
          action={
            <Button onClick={() => void refetch()} isLoading={isFetching}>
              Prøv igjen
            </Button>
          }
        />
      </div>
    );
  if (sold === undefined) return <PackageOfferSkeleton />;
  const offer = packageOffer(sold, products);
  return (
    <section className={styles.box} aria-label="Pris og innhold">
      {offer ? (
        <Offer offer={offer} ids={products} />
      ) : (
        <>
          <p>Denne pakken selges ikke akkurat nå.</p>
          <TextLink as={Link} to={links.packages()}>
            Se pakkene vi har
          </TextLink>
        </>
      )}
    </section>
  );
}

export function PackageOfferSkeleton() {
  return (
    <div className={styles.box} role="status" aria-busy="true" aria-label="Henter prisen">
      <Skeleton className={styles.pricePlace} />
      <Skeleton className={styles.linesPlace} />
      <Skeleton className={styles.buttonPlace} />
    </div>
  );
}
