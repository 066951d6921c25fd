import { useId } from 'react';
import { useGetSwimlaneQuery, type Card } from '@tv/api-client';
import { coverPageLink, toCoverPageRef, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Image } from '@tv/ui';
import { LockedAgeLimit } from '../parental/LockedAgeLimit.tsx';
import styles from './RelatedTitles.module.css';

const MAX_TITLES = 6;

/** Titles related to the one that ended, if any. The link is the title's `similar`. */
export function RelatedTitles({ link, titleId }: { readonly link: string; readonly titleId: string }) {
  const { currentData } = useGetSwimlaneQuery({ link });
  const headingId = useId();
  const shown = (currentData?.cards ?? [])
    .filter(({ links: to }) => to?.details?.id !== titleId)
    .flatMap((card) => {
      const path = pathOf(card);
      return path === undefined ? [] : [{ card, path }];
    })
    .slice(0, MAX_TITLES);
  if (shown.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        Mer som dette
      </h3>
      <ul className={styles.list}>
        {shown.map(({ card, path }) => (
          <li key={card.id}>
            <Link to={path} className={styles.card}>
              <Image
                src={card.image?.url}
                alt=""
                aspectRatio={16 / 9}
                width={PICTURE_WIDTH}
                className={styles.picture}
              />
              <span className={styles.title}>
                <LockedAgeLimit ageLimit={card.ageLimit} />
                {card.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the path to the cover page, else the watch page. */
function pathOf({ links: to, title }: Card): string | undefined {
  const coverPage = toCoverPageRef(to?.superCoverPage);
  if (coverPage) return coverPageLink(coverPage);
  const id = to?.details?.id;
  return id === undefined ? undefined : links.watch({ kind: 'vod', id, title });
}

const PICTURE_WIDTH = 200;
