import { RichText } from '../richText/RichText.tsx';
import { TableOfContents, tocEntries } from '../tableOfContents/TableOfContents.tsx';
import styles from './ArticlePage.module.css';
import { EditorialPageLayout } from './EditorialPageLayout.tsx';
import { PageTiles } from './PageTiles.tsx';
import type { EditorialPage } from './editorialPage.ts';

const dateFormat = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });

/** An article, such as terms or tips. */
export function ArticlePage({ page }: { readonly page: EditorialPage }) {
  const entries = tocEntries(page.blocks);
  const others = page.section.filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout
      page={page}
      aside={entries.length > 0 ? <TableOfContents entries={entries} /> : undefined}
    >
      <div className={styles.article}>
        {page.updated !== undefined && (
          <p className={styles.updated}>
            Sist endret <time dateTime={page.updated}>{dateFormat.format(Date.parse(page.updated))}</time>
          </p>
        )}
        <RichText blocks={page.blocks} />
      </div>
      {others.length > 0 && <PageTiles title="Les også" entries={others} />}
    </EditorialPageLayout>
  );
}
