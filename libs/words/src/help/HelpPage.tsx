import type { HelpTopic } from '@tv/routes';
import { TableOfContents } from '../contents/TableOfContents.tsx';
import { contentsOf } from '../contents/contentsOf.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { SectionTiles } from '../page/SectionTiles.tsx';
import type { WrittenPage } from '../page/writtenPage.ts';
import { Text } from '../text/Text.tsx';
import { Feedback } from './Feedback.tsx';
import { MoreHelp } from './MoreHelp.tsx';

/** `/hjelp/{topic}`: questions, feedback and other topics (PAGE-06, PAGE-07). */
export function HelpPage({ page, topic }: { readonly page: WrittenPage; readonly topic: HelpTopic }) {
  const entries = contentsOf(page.blocks);
  const others = page.section.slice(1).filter(({ path }) => path !== page.path);
  return (
    <PageFrame
      page={page}
      aside={entries.length > 0 ? <TableOfContents entries={entries} /> : <MoreHelp topic={topic} />}
      isAsideLast={entries.length === 0}
    >
      <Text blocks={page.blocks} />
      <Feedback path={page.path} />
      <SectionTiles title="Hjelp til noe annet" entries={others} isBrief />
    </PageFrame>
  );
}
