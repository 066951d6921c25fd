import type { ReactNode } from 'react';
import { LockIcon, StarFilledIcon } from '@tv/ui';
import styles from './billboard.module.css';

export interface TitleFactsProps {
  /** Shown with a lock, instead of rating and age limit. */
  readonly lockedAgeLimit: number | undefined;
  readonly imdbRating: number | undefined;
  /** In years; 0 is not shown. */
  readonly ageLimit: number | undefined;
  readonly children: ReactNode;
}

/** The metadata line below a title. */
export function TitleFacts({ lockedAgeLimit, imdbRating, ageLimit, children }: TitleFactsProps) {
  return (
    <p className={styles.facts}>
      {lockedAgeLimit !== undefined ? (
        <span className={styles.fact}>
          <LockIcon label="Låst, aldersgrense" /> {lockedAgeLimit}+
        </span>
      ) : (
        <>
          {imdbRating === undefined ? null : (
            <span className={styles.fact}>
              <StarFilledIcon label="IMDb" /> {imdbRating.toLocaleString('nb-NO')}
            </span>
          )}
          {ageLimit === undefined || ageLimit === 0 ? null : <span>{ageLimit} år</span>}
        </>
      )}
      {children}
    </p>
  );
}
