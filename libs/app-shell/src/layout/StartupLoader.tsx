import { classNames } from '@tv/ui';
import styles from './StartupLoader.module.css';

interface StartupLoaderProps {
  /** Hidden at first, since the wait is usually short. */
  readonly isBrief?: boolean;
}

/** Placeholder while startup (ROUTE-37) or a page module loads. */
export function StartupLoader({ isBrief = false }: StartupLoaderProps) {
  return (
    <div className={classNames(styles.loader, isBrief && styles.brief)} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>Henter innhold</span>
    </div>
  );
}
