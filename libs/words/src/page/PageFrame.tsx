import type { ReactNode } from 'react';
import { DocumentHead, StructuredData } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { classNames, TextLink } from '@tv/ui';
import styles from './PageFrame.module.css';
import { faqPage } from './faqPage.ts';
import { useArrivalAtHash } from './useArrivalAtHash.browser.ts';
import type { WrittenPage } from './writtenPage.ts';

interface PageFrameProps {
  readonly page: WrittenPage;
  /** Beneath the summary: what one can do here. */
  readonly action?: ReactNode;
  /** Beside the text where there is room, else above it. */
  readonly aside?: ReactNode;
  /** Where there is no room beside the text, the aside comes after it. */
  readonly isAsideLast?: boolean;
  /** Above the title: a logo. */
  readonly mark?: ReactNode;
  /** Behind the head: a picture. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/** The index of the section that a page is in; undefined for an index and for a page by itself. */
function indexOf({ path, section }: WrittenPage) {
  const [index] = section;
  return index !== undefined && path.startsWith(`${index.path}/`) ? index : undefined;
}

/** What every written page has: its head, the way up, the text, and what stands beside it. */
export function PageFrame({
  page,
  action,
  aside,
  isAsideLast = false,
  mark,
  backdrop,
  children,
}: PageFrameProps) {
  useArrivalAtHash();
  const index = indexOf(page);
  return (
    <div className={styles.page}>
      <DocumentHead title={page.title} description={page.description} path={page.path} />
      <StructuredData thing={faqPage(page)} />
      <header
        className={classNames(styles.head, backdrop !== undefined && styles.hasBackdrop)}
        {...(backdrop === undefined ? {} : { 'data-tone': 'dark' })}
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
          {mark}
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
