import type { ReactNode } from 'react';
import { DocumentHead, StructuredData, type JsonLdObject } from '@tv/config/head';
import { Link } from '@tv/ssr';
import { classNames, TextLink } from '@tv/ui';
import { blocksToPlainText } from '../richText/toPlainText.ts';
import styles from './EditorialPageLayout.module.css';
import type { EditorialPage } from './editorialPage.ts';
import { useScrollToHash } from './useScrollToHash.browser.ts';

/** Returns the schema.org `FAQPage`; undefined without questions. */
export function faqStructuredData({ blocks }: Pick<EditorialPage, 'blocks'>): JsonLdObject | undefined {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: blocksToPlainText(answer) },
    })),
  };
}

interface EditorialPageLayoutProps {
  readonly page: EditorialPage;
  /** Below the summary. */
  readonly action?: ReactNode;
  /** Beside the text; on narrow screens above it. */
  readonly aside?: ReactNode;
  /** On narrow screens below the text. */
  readonly isAsideLast?: boolean;
  /** Above the title. */
  readonly logo?: ReactNode;
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/** Returns the section's index page; undefined for index and single pages. */
function sectionIndexOf({ path, section }: EditorialPage) {
  const [index] = section;
  return index !== undefined && path.startsWith(`${index.path}/`) ? index : undefined;
}

/** Layout of an editorial page: head, breadcrumb, text and aside. */
export function EditorialPageLayout({
  page,
  action,
  aside,
  isAsideLast = false,
  logo,
  backdrop,
  children,
}: EditorialPageLayoutProps) {
  useScrollToHash();
  const index = sectionIndexOf(page);
  return (
    <div className={styles.page}>
      <DocumentHead title={page.title} description={page.description} path={page.path} />
      <StructuredData data={faqStructuredData(page)} />
      <header
        className={classNames(styles.head, backdrop !== undefined && styles.hasBackdrop)}
        data-tone={backdrop === undefined ? undefined : 'dark'}
      >
        {backdrop}
        <div className={styles.headInner}>
          {index && (
            <nav aria-label="Du er her" className={styles.way}>
              <TextLink as={Link} to={index.path} variant="quiet">
                {index.title}
              </TextLink>
              <span aria-hidden="true">/</span>
              <span aria-current="page">{page.title}</span>
            </nav>
          )}
          {logo}
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.summary}>{page.summary}</p>
          {action}
        </div>
      </header>
      <div
        className={classNames(
          styles.body,
          aside !== undefined && styles.hasAside,
          isAsideLast && styles.asideLast,
        )}
      >
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
