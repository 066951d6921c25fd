import { PageFrame } from '../page/PageFrame.tsx';
import { SectionTiles } from '../page/SectionTiles.tsx';
import type { WrittenPage } from '../page/writtenPage.ts';
import { TextInParts } from '../text/Text.tsx';
import { HelpSearch } from './HelpSearch.tsx';

/** `/hjelp`: search, topics and common questions (PAGE-05, PAGE-06). */
export function HelpIndex({ page }: { readonly page: WrittenPage }) {
  const topics = page.section.filter(({ path }) => path !== page.path);
  return (
    <PageFrame page={page} action={<HelpSearch />}>
      <SectionTiles title="Hva gjelder det?" entries={topics} />
      <TextInParts blocks={page.blocks} />
    </PageFrame>
  );
}
