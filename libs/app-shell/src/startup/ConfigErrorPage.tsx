import { describeConfigError } from '@tv/config';
import styles from '../errors/GenericErrorPage.module.css';

/** What stands in for an app that cannot start because its configuration is wrong; it names the key. */
export function ConfigErrorPage({ error }: { readonly error: unknown }) {
  const { title, message, detail } = describeConfigError(error);
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{message}</p>
      <p>
        <code>{detail}</code>
      </p>
    </main>
  );
}
