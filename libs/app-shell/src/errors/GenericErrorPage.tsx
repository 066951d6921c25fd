import styles from './GenericErrorPage.module.css';

/**
 * What is left to show when the app itself broke (ERR-07…09). It stands outside the router and the store, so
 * that whatever broke cannot break it too.
 */
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
