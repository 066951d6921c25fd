import { classNames } from '@tv/ui';
import styles from './StartupLoader.module.css';

interface StartupLoaderProps {
  /** It will mostly be over before it could be read, and then is not seen at all. */
  readonly isBrief?: boolean;
}

/** What a route shows that waits for start-up (ROUTE-37), or for its script. */
export function StartupLoader({ isBrief = false }: StartupLoaderProps) {
  return (
    <div className={classNames(styles.loader, isBrief && styles.brief)} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>Henter innhold</span>
    </div>
  );
}
