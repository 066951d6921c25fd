import styles from '../errors/GenericErrorPage.module.css';

/**
 * What stands in for an app that cannot start because its configuration is wrong; it names the key, is no page for search
 * engines, and can be tried again.
 */
export function ConfigErrorPage({
  error,
  here,
}: {
  readonly error: unknown;
  /** The address of the page, which is asked for again when one tries again. */
  readonly here: string;
}) {
  const title = 'Vi får ikke startet';
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>Noe er galt i oppsettet hos oss. Vi retter det så fort vi kan. Prøv igjen om litt.</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <p>
        <a href={here}>Prøv igjen</a>
      </p>
    </main>
  );
}
