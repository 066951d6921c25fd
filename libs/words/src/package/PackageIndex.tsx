import { PartBoundary } from '@tv/rendering';
import { Skeleton } from '@tv/ui';
import { PageFrame } from '../page/PageFrame.tsx';
import { SectionTiles } from '../page/SectionTiles.tsx';
import type { PageEntry, WrittenPage } from '../page/writtenPage.ts';
import { TextInParts } from '../text/Text.tsx';
import styles from './PackageIndex.module.css';
import { pricePerMonth } from './kroner.ts';
import { laterPrice } from './laterPrice.ts';
import { packageOffer } from './packageOffer.ts';
import { useSoldProducts } from './soldProducts.ts';

/** Nothing if loading failed. */
function Price({ products }: { readonly products: readonly string[] }) {
  const { products: sold, error } = useSoldProducts();
  if (sold === undefined) return error === undefined ? <PricePlace /> : null;
  const offer = packageOffer(sold, products);
  if (offer === undefined) return null;
  const { price, periods } = offer;
  const later = laterPrice(periods);
  return (
    <span className={styles.price}>
      {pricePerMonth(periods[0]?.perMonth ?? price)}
      {later === undefined ? null : <span className={styles.later}> {later}</span>}
    </span>
  );
}

function PricePlace() {
  return <Skeleton className={styles.place} />;
}

function PackageTiles({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly PageEntry[];
}) {
  return (
    <SectionTiles
      title={title}
      entries={entries}
      foot={({ products }) => (
        <PartBoundary fallback={<PricePlace />}>
          <Price products={products} />
        </PartBoundary>
      )}
    />
  );
}

/** `/abonnementer`: packages with prices, base packages first. */
export function PackageIndex({ page }: { readonly page: WrittenPage }) {
  const packages = page.section.filter(({ path }) => path !== page.path);
  const isPlain = ({ products }: PageEntry) => products.length === 1;
  return (
    <PageFrame page={page}>
      <PackageTiles title="Grunnpakker" entries={packages.filter(isPlain)} />
      <PackageTiles title="Med sport" entries={packages.filter((entry) => !isPlain(entry))} />
      <TextInParts blocks={page.blocks} />
    </PageFrame>
  );
}
