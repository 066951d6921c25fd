import { memo } from 'react';
import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { TextLink } from '@tv/ui';
import styles from './Footer.module.css';

/** Created by the build. */
const LICENCES = '/lisenser.txt';

interface FooterProps {
  /** Stable, since the footer is memoised. */
  readonly onOpenConsent?: (() => void) | undefined;
}

/** Footer with customer service contact (ACCT-31), and a link to the consent prompt if there is one. */
export const Footer = memo(function Footer({ onOpenConsent }: FooterProps) {
  const { displayName, texts, slug, contact } = useBrand();
  const entries = [
    { to: links.help(), text: 'Hjelp' },
    { to: links.about(slug), text: `Hva er ${displayName}?` },
    { to: links.apps(), text: 'Apper' },
    { to: links.terms(), text: 'Vilkår' },
    { to: links.privacy(), text: 'Personvern' },
    { to: links.accessibility(), text: 'Tilgjengelighet' },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <p className={styles.name}>{displayName}</p>
        <p className={styles.tagline}>{texts.tagline}</p>
      </div>
      <nav aria-label="Om tjenesten">
        <ul className={styles.links}>
          {entries.map(({ to, text }) => (
            <li key={to}>
              <TextLink as={Link} to={to} variant="quiet">
                {text}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={`mailto:${contact.customerService}`} variant="quiet">
              {contact.customerService}
            </TextLink>
          </li>
          <li>
            <TextLink href={LICENCES} variant="quiet">
              Lisenser
            </TextLink>
          </li>
          {onOpenConsent && (
            <li>
              <TextLink as="button" type="button" variant="quiet" onClick={onOpenConsent}>
                Informasjonskapsler
              </TextLink>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
});
