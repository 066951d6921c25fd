import { TableOfContents } from '../contents/TableOfContents.tsx';
import { contentsOf } from '../contents/contentsOf.ts';
import { Text } from '../text/Text.tsx';
import styles from './Article.module.css';
import { PageFrame } from './PageFrame.tsx';
import { SectionTiles } from './SectionTiles.tsx';
import type { WrittenPage } from './writtenPage.ts';

const day = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });

/** An article, such as terms or tips. */
export function Article({ page }: { readonly page: WrittenPage }) {
  const entries = contentsOf(page.blocks);
  const others = page.section.filter(({ path }) => path !== page.path);
  return (
    <PageFrame page={page} {...(entries.length > 0 ? { aside: <TableOfContents entries={entries} /> } : {})}>
      <div className={styles.article}>
        {page.updated !== undefined && (
          <p className={styles.updated}>
            Sist endret <time dateTime={page.updated}>{day.format(Date.parse(page.updated))}</time>
          </p>
        )}
        <Text blocks={page.blocks} />
      </div>
      {others.length > 0 && <SectionTiles title="Les også" entries={others} />}
    </PageFrame>
  );
}
