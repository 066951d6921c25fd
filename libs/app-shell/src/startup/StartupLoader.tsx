import styles from './StartupLoader.module.css';

/** What a route shows that waits for start-up (ROUTE-37). */
export function StartupLoader() {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>Henter innhold</span>
    </div>
  );
}
