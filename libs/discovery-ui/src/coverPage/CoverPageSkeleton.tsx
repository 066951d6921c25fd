import { classNames, Skeleton, VisuallyHidden } from '@tv/ui';
import billboard from '../billboard/billboard.module.css';
import heroStyles from './CoverHero.module.css';
import styles from './CoverPage.module.css';
import sectionStyles from './CoverSection.module.css';
import episodeStyles from './episode/EpisodeItem.module.css';
import { VariantListSkeleton } from './provider/VariantList.tsx';

const ROW_KEYS = ['first', 'second', 'third', 'fourth'];

/** Placeholder for a cover page. */
export function CoverPageSkeleton({ isSeries }: { readonly isSeries: boolean }) {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter innhold</p>
      </VisuallyHidden>
      <div className={heroStyles.hero} data-tone="dark" aria-hidden="true">
        <div className={classNames(billboard.words, heroStyles.words)}>
          <div className={billboard.kicker}>
            <span className={billboard.logo}>
              <Skeleton aspectRatio={2} />
            </span>
          </div>
          <div className={billboard.title}>
            <Skeleton shape="text" width="min(9em, 80cqi)" />
          </div>
          <div className={billboard.facts}>
            <Skeleton shape="text" width="14em" />
          </div>
          <div className={classNames(billboard.description, heroStyles.description, heroStyles.lines)}>
            <Skeleton shape="text" width="min(34em, 100%)" />
            <Skeleton shape="text" width="min(24em, 72%)" />
          </div>
          <div className={heroStyles.actions}>
            <span className={heroStyles.button}>
              <Skeleton className={heroStyles.round} />
            </span>
          </div>
          {/* Films rarely have a note. */}
          {isSeries ? (
            <div className={heroStyles.note}>
              <Skeleton shape="text" width="6em" />
            </div>
          ) : null}
        </div>
      </div>
      <div className={classNames(styles.sections, styles.coming)} aria-hidden="true">
        <div className={sectionStyles.section}>
          <div className={sectionStyles.name}>
            <Skeleton shape="text" width="6em" />
          </div>
          {isSeries ? <EpisodesSkeleton /> : <VariantListSkeleton />}
        </div>
      </div>
    </div>
  );
}

function EpisodesSkeleton() {
  return (
    <div className={sectionStyles.episodes}>
      {ROW_KEYS.map((key) => (
        <div key={key} className={`${episodeStyles.item} ${episodeStyles.row}`}>
          <div className={episodeStyles.picture}>
            <Skeleton aspectRatio={16 / 9} />
          </div>
          <div className={episodeStyles.words}>
            <Skeleton shape="text" width="70%" />
            <Skeleton shape="text" width="30%" />
            <Skeleton shape="text" width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
