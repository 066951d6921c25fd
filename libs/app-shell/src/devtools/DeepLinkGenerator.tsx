import { useState, type FormEvent } from 'react';
import { useOrigin } from '@tv/config';
import { toDeepLink } from '@tv/routes/deepLink';
import { Button } from '@tv/ui';
import styles from './DeveloperPage.module.css';

/**
 * Copies a page's deep link to the clipboard. Alerts on an unknown address (CONF-11) and on a blocked
 * clipboard (CONF-12).
 */
export function DeepLinkGenerator() {
  const origin = useOrigin();
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | 'unknown'>();
  const [link, setLink] = useState('');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const path = toDeepLink(address, origin);
    if (path === undefined) return setOutcome('unknown');
    setLink(`${origin}${path}`);
    try {
      await navigator.clipboard.writeText(`${origin}${path}`);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
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
        {outcome === 'copied' && (
          <p>
            Kopiert: <code>{link}</code>
          </p>
        )}
      </div>
      <div role="alert">
        {outcome === 'unknown' && <p>Vi kjenner ikke denne adressen.</p>}
        {outcome === 'notCopied' && (
          <p>
            Utklippstavlen er stengt. Kopier lenken herfra: <code>{link}</code>
          </p>
        )}
      </div>
    </form>
  );
}
