import type { HelpTopic } from '@tv/routes';
import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { EditorialPage } from '../page/editorialPage.ts';
import { RichText } from '../richText/RichText.tsx';
import { TableOfContents } from '../tableOfContents/TableOfContents.tsx';
import { tocEntries } from '../tableOfContents/tocEntries.ts';
import { HelpFeedback } from './HelpFeedback.tsx';
import { MoreHelp } from './MoreHelp.tsx';

/** `/hjelp/{topic}`: questions, feedback and other topics (PAGE-06, PAGE-07). */
export function HelpPage({ page, topic }: { readonly page: EditorialPage; readonly topic: HelpTopic }) {
  const entries = tocEntries(page.blocks);
  const others = page.section.slice(1).filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout
      page={page}
      aside={entries.length > 0 ? <TableOfContents entries={entries} /> : <MoreHelp topic={topic} />}
      isAsideLast={entries.length === 0}
    >
      <RichText blocks={page.blocks} />
      <HelpFeedback path={page.path} />
      <PageTiles title="Hjelp til noe annet" entries={others} isBrief />
    </EditorialPageLayout>
  );
}
