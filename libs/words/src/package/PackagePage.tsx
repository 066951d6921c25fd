import { PartBoundary } from '@tv/rendering';
import { PageFrame } from '../page/PageFrame.tsx';
import { SectionTiles } from '../page/SectionTiles.tsx';
import type { WrittenPage } from '../page/writtenPage.ts';
import { Text } from '../text/Text.tsx';
import { PackageOfferBox, PackageOfferSkeleton } from './PackageOfferBox.tsx';

/** `/abonnementer/{package}` (PAGE-18…28). */
export function PackagePage({ page }: { readonly page: WrittenPage }) {
  const others = page.section.slice(1).filter(({ path }) => path !== page.path);
  return (
    <PageFrame
      page={page}
      aside={
        <PartBoundary fallback={<PackageOfferSkeleton />}>
          <PackageOfferBox products={page.products} />
        </PartBoundary>
      }
    >
      <Text blocks={page.blocks} />
      <SectionTiles title="Andre pakker" entries={others} isBrief />
    </PageFrame>
  );
}
