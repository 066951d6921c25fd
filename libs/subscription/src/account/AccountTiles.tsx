import type { ReactNode } from 'react';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { CardIcon, FilmIcon, InfoIcon, SettingsIcon, TvIcon, UserIcon } from '@tv/ui';
import styles from './AccountTiles.module.css';
import { LogOutTile } from './LogOutTile.tsx';

interface Tile {
  readonly to: string;
  readonly name: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const tilesFor = (email: string | undefined): readonly Tile[] => [
  {
    to: customerLinks.accountSubscription(),
    name: 'Abonnement',
    text: 'Se, bytt eller stopp pakken',
    icon: <FilmIcon />,
  },
  {
    to: customerLinks.billing(),
    name: 'Betaling',
    text: 'Betalingsmåte og kvitteringer',
    icon: <CardIcon />,
  },
  {
    to: customerLinks.personalia(),
    name: 'Informasjon',
    text: email || 'Navn, e-post, telefon og passord',
    icon: <UserIcon />,
  },
  {
    to: customerLinks.accountStreamingServices(),
    name: 'Strømmetjenester',
    text: 'Aktiver det som følger med',
    icon: <TvIcon />,
  },
  {
    to: customerLinks.settings(),
    name: 'Innstillinger',
    text: 'PIN-kode og foreldrekontroll',
    icon: <SettingsIcon />,
  },
  { to: links.help(), name: 'Hjelp', text: 'Svar på det de fleste lurer på', icon: <InfoIcon /> },
];

/** Links to the other account pages. */
export function AccountTiles({ email }: { readonly email: string | undefined }) {
  return (
    <nav aria-label="Kontoen din">
      <ul className={styles.tiles}>
        {tilesFor(email).map(({ to, name, text, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <span aria-hidden="true" className={styles.icon}>
                {icon}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
        <li>
          <LogOutTile />
        </li>
      </ul>
    </nav>
  );
}
