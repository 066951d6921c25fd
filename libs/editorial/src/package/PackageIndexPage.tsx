import { PartBoundary } from '@tv/ssr';
import { Skeleton } from '@tv/ui';
import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { PageEntry, EditorialPage } from '../page/editorialPage.ts';
import { RichTextSections } from '../richText/RichText.tsx';
import styles from './PackageIndexPage.module.css';
import { packageOffer } from './packageOffer.ts';
import { formatPricePerMonth, laterPriceText } from './priceText.ts';
import { useAvailableProducts } from './useAvailableProducts.ts';

const priceSkeleton = <Skeleton className={styles.place} />;

/** Nothing if loading failed. */
function Price({ products }: { readonly products: readonly string[] }) {
  const { products: sold, error } = useAvailableProducts();
  if (sold === undefined) return error === undefined ? priceSkeleton : null;
  const offer = packageOffer(sold, products);
  if (offer === undefined) return null;
  const later = laterPriceText(offer.periods);
  return (
    <span className={styles.price}>
      {formatPricePerMonth(offer.periods[0]?.perMonth ?? offer.price)}
      {later === undefined ? null : <span className={styles.later}> {later}</span>}
    </span>
  );
}

function PackageTiles(props: { readonly title: string; readonly entries: readonly PageEntry[] }) {
  return (
    <PageTiles
      {...props}
      renderFooter={({ products }) => (
        <PartBoundary fallback={priceSkeleton}>
          <Price products={products} />
        </PartBoundary>
      )}
    />
  );
}

/** `/abonnementer`: packages with prices, base packages first. */
export function PackageIndexPage({ page }: { readonly page: EditorialPage }) {
  const packages = page.section.filter(({ path }) => path !== page.path);
  const isBasePackage = ({ products }: PageEntry) => products.length === 1;
  return (
    <EditorialPageLayout page={page}>
      <PackageTiles title="Grunnpakker" entries={packages.filter(isBasePackage)} />
      <PackageTiles title="Med sport" entries={packages.filter((entry) => !isBasePackage(entry))} />
      <RichTextSections blocks={page.blocks} />
    </EditorialPageLayout>
  );
}
