import { Suspense, useState, type ReactNode } from 'react';
import { useDevFlag } from '@tv/config';
import { lazyWithPreload } from '@tv/lazy';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { CardIcon, FilmIcon, InfoIcon, LogoutIcon, SettingsIcon, TvIcon, UserIcon } from '@tv/ui';
import styles from './AccountTiles.module.css';

// Behind a dev flag.
const LogOutDialog = lazyWithPreload(() => import('./LogOutDialog.tsx'), { critical: false }).component(
  ({ LogOutDialog }) => LogOutDialog,
);

interface TileContentProps {
  readonly name: string;
  readonly text: string;
  readonly icon: ReactNode;
}

function TileContent({ name, text, icon }: TileContentProps) {
  return (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </>
  );
}

/** Signs out; `experimentalModals` adds a confirmation (CONF-17). */
function LogOutTile() {
  const needsConfirmation = useDevFlag('experimentalModals');
  const [isOpen, setOpen] = useState(false);
  const content = <TileContent name="Logg ut" text="På denne enheten" icon={<LogoutIcon />} />;
  if (!needsConfirmation)
    return (
      <Link to={links.logout()} className={styles.tile}>
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.tile} onClick={() => setOpen(true)}>
        {content}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LogOutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const tilesFor = (email: string | undefined) => [
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
        {tilesFor(email).map(({ to, ...content }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <TileContent {...content} />
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
