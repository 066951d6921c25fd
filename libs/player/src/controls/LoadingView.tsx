import styles from './LoadingView.module.css';

/** The stream is on its way. Comes a moment late, so that a short wait shows nothing at all. */
export function LoadingView({ poster }: { readonly poster?: string | undefined }) {
  return (
    <div className={styles.loading} role="status">
      {poster === undefined ? null : <img src={poster} alt="" className={styles.poster} />}
      <span className={styles.ring} />
      <span className={styles.words}>Laster</span>
    </div>
  );
}
