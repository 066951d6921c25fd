import styles from './GenericErrorPage.module.css';

/** Fallback when the app fails (ERR-07…09). It uses neither router nor store, which may have failed. */
export function GenericErrorPage() {
  return (
    <main className={styles.page}>
      <title>Noe gikk galt</title>
      <meta name="robots" content="noindex" />
      <h1>Au da, det har oppstått en feil.</h1>
      <p>Feilen er meldt fra om, og vi retter den så fort vi kan.</p>
      <p>
        <a href="/">Til forsiden</a>
      </p>
    </main>
  );
}
