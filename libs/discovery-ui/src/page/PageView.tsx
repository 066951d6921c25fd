import type { Page } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { classNames, imageUrl, VisuallyHidden } from '@tv/ui';
import { Swimlane } from '../swimlane/Swimlane.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import styles from './PageView.module.css';
import { useEmptyPageCheck } from './useEmptyPageCheck.tsx';

/** A page as it stands: heading, background and swimlanes in the order given (PAGE-32…35). */
export function PageView({ page, isFrontPage }: { readonly page: Page; readonly isFrontPage: boolean }) {
  const brand = useBrand();
  useEmptyPageCheck(page.slug, page.swimlanes.length === 0);
  // A hero at the top covers whatever lies behind it.
  const hasOpening = page.swimlanes[0]?.style.includes('Hero') ?? false;
  return (
    <div className={styles.page}>
      {isFrontPage ? (
        <>
          {hasOpening ? null : <Backdrop image={page.backgroundImage} className={styles.behind} />}
          {/* The front page needs no title for the eye; without one it has no beginning for the ear. */}
          <VisuallyHidden>
            <h1>{brand.displayName}</h1>
          </VisuallyHidden>
        </>
      ) : (
        <div
          className={classNames(styles.head, page.backgroundImage !== undefined && styles.pictured)}
          data-tone={page.backgroundImage === undefined ? undefined : 'dark'}
        >
          <Backdrop image={page.backgroundImage} className={styles.backdrop} />
          <h1>{page.title}</h1>
          {page.description === undefined ? null : <p className={styles.description}>{page.description}</p>}
        </div>
      )}
      {page.swimlanes.length === 0 ? (
        <EmptyPage slug={page.slug} />
      ) : (
        <div className={styles.lanes}>
          {page.swimlanes.map((lane, index) => (
            <Swimlane key={lane.id} lane={lane} slug={page.slug} place={index} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The picture behind a page's title (PAGE-34). */
function Backdrop({
  image,
  className,
}: {
  readonly image: string | undefined;
  readonly className: string | undefined;
}) {
  if (image === undefined) return null;
  return <div className={className} style={{ backgroundImage: `url("${imageUrl(image, 800)}")` }} />;
}
