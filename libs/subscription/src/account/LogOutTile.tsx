import { Suspense, useState } from 'react';
import { useDevFlag } from '@tv/config';
import { lazyWithPreload } from '@tv/lazy';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { LogoutIcon } from '@tv/ui';
import styles from './AccountTiles.module.css';

// Behind a dev flag.
const LogOutDialog = lazyWithPreload(() => import('./LogOutDialog.tsx'), { critical: false }).component(
  ({ LogOutDialog }) => LogOutDialog,
);

function TileContent() {
  return (
    <>
      <span aria-hidden="true" className={styles.icon}>
        <LogoutIcon />
      </span>
      <span className={styles.name}>Logg ut</span>
      <span className={styles.text}>På denne enheten</span>
    </>
  );
}

/** Signs out; `experimentalModals` adds a confirmation (CONF-17). */
export function LogOutTile() {
  const needsConfirmation = useDevFlag('experimentalModals');
  const [isOpen, setOpen] = useState(false);
  if (!needsConfirmation) {
    return (
      <Link to={links.logout()} className={styles.tile}>
        <TileContent />
      </Link>
    );
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.tile} onClick={() => setOpen(true)}>
        <TileContent />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LogOutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
