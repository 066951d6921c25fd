import { useRef, useState } from 'react';
import { useCurrentUser } from '@tv/auth';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { Button } from '@tv/ui';
import styles from './DeviceStoragePanel.module.css';
import { clearItems, listStoredItems, type ClearableItem } from './storedItems.ts';

/** Lists the data stored on this device, and clears it. The user stays signed in. */
export function DeviceStoragePanel({ onCleared }: { readonly onCleared: () => void }) {
  const user = useCurrentUser();
  const [storage] = useState(() => openDeviceStorage());
  const [statusText, setStatusText] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (user.kind !== 'customer') return null;
  const items = listStoredItems(storage, user.user.userId);

  const clear = (cleared: readonly ClearableItem[], message: string): void => {
    clearItems(storage, cleared);
    setStatusText(message);
    // The clicked button disappears.
    status.current?.focus();
    onCleared();
  };

  return (
    <div className={styles.kept}>
      {items.length === 0 ? (
        <p className={styles.text}>Ingenting annet enn innloggingen og foreldrekontrollen.</p>
      ) : (
        <>
          <ul className={styles.things}>
            {items.map((item) => (
              <li key={item.name} className={styles.thing}>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.text}>{item.text}</span>
                <Button
                  size="small"
                  aria-label={`Glem ${item.name.toLowerCase()}`}
                  className={styles.forget}
                  onClick={() => clear([item], `Glemt: ${item.name.toLowerCase()}.`)}
                >
                  Glem
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => clear(items, 'Alt er glemt. Du er fortsatt logget inn.')}>
            Glem alt dette
          </Button>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.told}>
        {statusText}
      </p>
    </div>
  );
}
