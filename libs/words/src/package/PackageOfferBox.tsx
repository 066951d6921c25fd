import { useGetProductsQuery } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button, CheckIcon, ErrorView, Skeleton, TextLink } from '@tv/ui';
import styles from './PackageOfferBox.module.css';
import { pricePerMonth } from './kroner.ts';
import { packageOffer, type PackageOffer } from './packageOffer.ts';

function months(count: number): string {
  return count === 1 ? 'den første måneden' : `de første ${count} månedene`;
}

function Offer({ offer, ids }: { readonly offer: PackageOffer; readonly ids: readonly string[] }) {
  const { lines, included, price, campaign, allowsTrial } = offer;
  return (
    <>
      <p className={styles.price}>{pricePerMonth(campaign?.price ?? price)}</p>
      {campaign && (
        <p className={styles.small}>
          {months(campaign.months)}, deretter {pricePerMonth(price)}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <CheckIcon className={styles.mark} />
            <span>{line.name}</span>
            {lines.length > 1 && <span className={styles.part}>{pricePerMonth(line.price)}</span>}
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
        Ingen bindingstid.{allowsTrial ? ' Pakken kan ha prøveperiode: det ser du før du betaler.' : ''}
      </p>
    </>
  );
}

/** What a package costs just now and what is in it, from the products on sale, and the way to buy it. */
export function PackageOfferBox({ products }: { readonly products: readonly string[] }) {
  const { data, error, isFetching, refetch } = useGetProductsQuery({});
  if (data === undefined && error !== undefined)
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
  if (data === undefined) return <PackageOfferSkeleton />;
  const offer = packageOffer(data, products);
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
