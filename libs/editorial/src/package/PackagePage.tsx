import { PartBoundary } from '@tv/ssr';
import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { EditorialPage } from '../page/editorialPage.ts';
import { RichText } from '../richText/RichText.tsx';
import { PackageOfferBox, PackageOfferSkeleton } from './PackageOfferBox.tsx';

/** `/abonnementer/{package}` (PAGE-18…28). */
export function PackagePage({ page }: { readonly page: EditorialPage }) {
  const others = page.section.slice(1).filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout
      page={page}
      aside={
        <PartBoundary fallback={<PackageOfferSkeleton />}>
          <PackageOfferBox products={page.products} />
        </PartBoundary>
      }
    >
      <RichText blocks={page.blocks} />
      <PageTiles title="Andre pakker" entries={others} isBrief />
    </EditorialPageLayout>
  );
}
