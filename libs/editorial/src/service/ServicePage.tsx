import { pricePeriods, useGetPageQuery, useGetSwimlaneQuery } from '@tv/api-client';
import { links, type StreamingServiceSlug } from '@tv/routes';
import { Link, PartBoundary } from '@tv/ssr';
import { Button, Image, Skeleton } from '@tv/ui';
import { formatPricePerMonth, laterPriceText } from '../package/priceText.ts';
import { useAvailableProducts } from '../package/useAvailableProducts.ts';
import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { EditorialPage } from '../page/editorialPage.ts';
import { RichText } from '../richText/RichText.tsx';
import styles from './ServicePage.module.css';

/** Returns the service's catalogue page and first lane. */
function useCollection(service: StreamingServiceSlug) {
  const { data: page } = useGetPageQuery({ slug: service });
  const lane = page?.swimlanes[0];
  const { data: items } = useGetSwimlaneQuery(
    { link: lane?.link ?? '', type: lane?.type ?? 'Default', lastUpdatedUtc: lane?.lastUpdatedUtc },
    { skip: lane === undefined },
  );
  return { page, cards: items?.cards ?? [] };
}

interface CollectionProps {
  readonly service: StreamingServiceSlug;
  readonly title: string;
}

/** Link to the catalogue page, if any. */
function CollectionLink({ service, title }: CollectionProps) {
  const { page } = useCollection(service);
  if (page === undefined) return null;
  return (
    <Button as={Link} to={links.tema(service)}>
      Se hva du finner på {title}
    </Button>
  );
}

/** The service's logo, from one of its titles. */
function Logo({ service, title }: CollectionProps) {
  const { cards } = useCollection(service);
  const logo = cards.flatMap(({ logos }) => logos ?? []).find(({ name }) => name === title)?.logo;
  if (logo === undefined) return null;
  return (
    <Image
      src={logo}
      alt=""
      aspectRatio={16 / 9}
      width={96}
      fit="contain"
      isAdaptive={false}
      isLogo
      className={styles.logo}
    />
  );
}

function Backdrop({ service }: Pick<CollectionProps, 'service'>) {
  const { page, cards } = useCollection(service);
  const picture = page?.backgroundImage ?? cards.find(({ image }) => image !== undefined)?.image?.url;
  if (picture === undefined) return null;
  return (
    <Image
      src={picture}
      alt=""
      aspectRatio={16 / 9}
      sizes="100vw"
      isPriority
      isBackdrop
      className={styles.picture}
    />
  );
}

const productsSkeleton = <Skeleton className={styles.place} />;

/** Products on sale that include the service. */
function Products({ ids, title }: { readonly ids: readonly string[]; readonly title: string }) {
  const { products, error } = useAvailableProducts();
  if (products === undefined) return error === undefined ? productsSkeleton : null;
  const listed = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  if (listed.length === 0) return null;
  return (
    <section className={styles.box} aria-label={`Slik får du ${title}`}>
      <h2 className={styles.title}>Slik får du {title}</h2>
      <ul className={styles.products}>
        {listed.map((product) => {
          const periods = pricePeriods([product]);
          const later = laterPriceText(periods);
          return (
            <li key={product.id}>
              <span>
                {product.baseProduct ? 'Pakken' : 'Tillegget'} <strong>{product.name}</strong>
                {later === undefined ? null : <span className={styles.later}> {later}</span>}
              </span>
              <span className={styles.price}>
                {formatPricePerMonth(periods[0]?.perMonth ?? product.price)}
              </span>
            </li>
          );
        })}
      </ul>
      <Button as={Link} to={links.packages()} variant="primary" isWide>
        Se pakkene
      </Button>
    </section>
  );
}

interface ServicePageProps {
  readonly page: EditorialPage;
  readonly service: StreamingServiceSlug;
}

/** `/strommetjenester/{service}`: an external service and how to get it (PAGE-09…17). */
export function ServicePage({ page, service }: ServicePageProps) {
  const others = page.section.filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout
      page={page}
      backdrop={
        <div className={styles.backdrop}>
          <PartBoundary fallback={null}>
            <Backdrop service={service} />
          </PartBoundary>
        </div>
      }
      logo={
        <PartBoundary fallback={null}>
          <Logo service={service} title={page.title} />
        </PartBoundary>
      }
      action={
        <div className={styles.actions}>
          <PartBoundary fallback={null}>
            <CollectionLink service={service} title={page.title} />
          </PartBoundary>
          <Button as={Link} to={links.help(service)} variant="quiet">
            Hjelp med {page.title}
          </Button>
        </div>
      }
      aside={
        page.products.length > 0 ? (
          <PartBoundary fallback={productsSkeleton}>
            <Products ids={page.products} title={page.title} />
          </PartBoundary>
        ) : undefined
      }
    >
      <RichText blocks={page.blocks} />
      <PageTiles title="Andre tjenester" entries={others} isBrief />
    </EditorialPageLayout>
  );
}
