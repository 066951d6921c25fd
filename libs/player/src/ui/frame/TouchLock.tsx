import { useEffect, useState } from 'react';
import { Button, classNames, LockIcon } from '@tv/ui';
import styles from './TouchLock.module.css';

interface TouchLockProps {
  readonly isHidden: boolean;
  readonly onUnlock: () => void;
}

/** Covers the player and takes all touches except its unlock button. */
export function TouchLock({ isHidden, onUnlock }: TouchLockProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => button?.focus({ preventScroll: true }), [button]);
  return (
    <div className={classNames(styles.lock, isHidden && styles.hidden)}>
      <Button ref={setButton} variant="on-image" icon={<LockIcon />} onClick={onUnlock}>
        Lås opp skjermen
      </Button>
    </div>
  );
}
