import type { ReactNode } from 'react';
import { LockIcon, StarFilledIcon } from '@tv/ui';
import styles from './billboard.module.css';

export interface FactsProps {
  /** Age limit of a title that parental control holds back: a lock stands in place of rating and age limit. */
  readonly lockedAgeLimit: number | undefined;
  readonly imdbRating: number | undefined;
  /** In years; 0 is for all, and not said. */
  readonly ageLimit: number | undefined;
  /** What else is to be said, each in an element of its own. */
  readonly children: ReactNode;
}

/** The line below a title: rating, age limit, and what kind of thing it is. */
export function Facts({ lockedAgeLimit, imdbRating, ageLimit, children }: FactsProps) {
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
