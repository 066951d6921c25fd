import { useBrand } from '@tv/config';
import { TextLink } from '@tv/ui';
import styles from './ContactInfo.module.css';

/** Contact addresses (ACCT-31). */
export function ContactInfo() {
  const { contact } = useBrand();
  return (
    <section aria-labelledby="kontakt" className={styles.contact}>
      <h2 id="kontakt" className={styles.title}>
        Trenger du noen å spørre?
      </h2>
      <p>
        Skriv til kundeservice:{' '}
        <TextLink href={`mailto:${contact.customerService}`}>{contact.customerService}</TextLink>
      </p>
      <p>
        Spørsmål om personvern: <TextLink href={`mailto:${contact.privacy}`}>{contact.privacy}</TextLink>
      </p>
    </section>
  );
}
