import { useRef, useState } from 'react';
import { useCurrentUser } from '@tv/auth';
import { openStorage } from '@tv/config';
import { Button } from '@tv/ui';
import styles from './KeptOnDevice.module.css';
import { forgetThings, keptThings, type KeptThing } from './keptOnDevice.ts';

/** Lists the data stored on this device, and clears it. The user stays signed in. */
export function KeptOnDevice({ onCleared }: { readonly onCleared: () => void }) {
  const viewer = useCurrentUser();
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (viewer.kind !== 'customer') return null;
  const things = keptThings(storage, viewer.user.userId);

  const forget = (gone: readonly KeptThing[], words: string): void => {
    forgetThings(storage, gone);
    setTold(words);
    // The clicked button disappears.
    status.current?.focus();
    onCleared();
  };

  return (
    <div className={styles.kept}>
      {things.length === 0 ? (
        <p className={styles.text}>Ingenting annet enn innloggingen og foreldrekontrollen.</p>
      ) : (
        <>
          <ul className={styles.things}>
            {things.map((thing) => (
              <li key={thing.name} className={styles.thing}>
                <span className={styles.name}>{thing.name}</span>
                <span className={styles.text}>{thing.text}</span>
                <Button
                  size="small"
                  aria-label={`Glem ${thing.name.toLowerCase()}`}
                  className={styles.forget}
                  onClick={() => forget([thing], `Glemt: ${thing.name.toLowerCase()}.`)}
                >
                  Glem
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => forget(things, 'Alt er glemt. Du er fortsatt logget inn.')}>
            Glem alt dette
          </Button>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.told}>
        {told}
      </p>
    </div>
  );
}
