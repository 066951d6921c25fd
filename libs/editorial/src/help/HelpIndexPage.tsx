import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { EditorialPage } from '../page/editorialPage.ts';
import { RichTextSections } from '../richText/RichText.tsx';
import { HelpSearch } from './HelpSearch.tsx';

/** `/hjelp`: search, topics and common questions (PAGE-05, PAGE-06). */
export function HelpIndexPage({ page }: { readonly page: EditorialPage }) {
  const topics = page.section.filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout page={page} action={<HelpSearch />}>
      <PageTiles title="Hva gjelder det?" entries={topics} />
      <RichTextSections blocks={page.blocks} />
    </EditorialPageLayout>
  );
}
