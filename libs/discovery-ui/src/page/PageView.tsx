import type { Page } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { imageUrl, VisuallyHidden } from '@tv/ui';
import { Swimlane } from '../swimlane/Swimlane.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import styles from './PageView.module.css';

/** A page as it stands: heading, background and swimlanes in the order given (PAGE-32…35). */
export function PageView({ page, isFrontPage }: { readonly page: Page; readonly isFrontPage: boolean }) {
  const brand = useBrand();
  return (
    <div className={styles.page}>
      {page.backgroundImage === undefined ? null : (
        <div
          className={styles.background}
          style={{ backgroundImage: `url("${imageUrl(page.backgroundImage, 800)}")` }}
        />
      )}
      {isFrontPage ? (
        // The front page needs no title for the eye; a page without one has no beginning for the ear.
        <VisuallyHidden>
          <h1>{brand.displayName}</h1>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <h1>{page.title}</h1>
          {page.description === undefined ? null : <p className={styles.description}>{page.description}</p>}
        </div>
      )}
      {page.swimlanes.length === 0 ? (
        <EmptyPage slug={page.slug} />
      ) : (
        <div className={styles.lanes}>
          {page.swimlanes.map((lane, index) => (
            <Swimlane key={lane.id} lane={lane} slug={page.slug} isFirst={index === 0} />
          ))}
        </div>
      )}
    </div>
  );
}
