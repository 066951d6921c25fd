import { useState, type FormEvent } from 'react';
import { useOrigin } from '@tv/config';
import { toDeepLink } from '@tv/routes/deepLink';
import { Button } from '@tv/ui';
import styles from './DeveloperPage.module.css';

type Outcome =
  | { readonly kind: 'copied'; readonly link: string }
  | { readonly kind: 'notCopied'; readonly link: string }
  | { readonly kind: 'unknown' };

/**
 * Copies a page's deep link to the clipboard. Alerts on an unknown address (CONF-11) and on a blocked
 * clipboard (CONF-12).
 */
export function DeepLinkGenerator() {
  const origin = useOrigin();
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const path = toDeepLink(address, origin);
    if (path === undefined) {
      setOutcome({ kind: 'unknown' });
      return;
    }
    const link = `${origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ kind: 'copied', link });
    } catch {
      setOutcome({ kind: 'notCopied', link });
    }
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
      <label htmlFor="deep-link-address">Adressen til en side her</label>
      <input
        id="deep-link-address"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        className={styles.field}
      />
      <Button type="submit">Lag dyplenke</Button>
      <div role="status">
        {outcome?.kind === 'copied' ? (
          <p>
            Kopiert: <code>{outcome.link}</code>
          </p>
        ) : null}
      </div>
      <div role="alert">
        {outcome?.kind === 'unknown' ? <p>Vi kjenner ikke denne adressen.</p> : null}
        {outcome?.kind === 'notCopied' ? (
          <p>
            Utklippstavlen er stengt. Kopier lenken herfra: <code>{outcome.link}</code>
          </p>
        ) : null}
      </div>
    </form>
  );
}
