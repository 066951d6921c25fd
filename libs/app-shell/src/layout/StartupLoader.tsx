import { classNames } from '@tv/ui';
import styles from './StartupLoader.module.css';

/** Placeholder while startup (ROUTE-37) or a page module loads; a brief wait shows it late. */
export function StartupLoader({ isBrief = false }: { readonly isBrief?: boolean }) {
  return (
    <div className={classNames(styles.loader, isBrief && styles.brief)} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>Henter innhold</span>
    </div>
  );
}
