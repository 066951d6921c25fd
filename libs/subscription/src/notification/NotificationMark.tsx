import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '@tv/api-client';
import { hidesNotifications } from '@tv/routes';
import styles from './NotificationMark.module.css';
import { countWords, notificationsOf } from './notifications.ts';

export interface NotificationMarkProps {
  readonly customer: UserInfo;
  /** Told how many there are, as it goes on after a name: `, 2 varsler`; empty where there are none to be seen. */
  readonly onWords: (words: string) => void;
}

/**
 * The dot with the number of notifications on 'Min konto' (ROUTE-99, ROUTE-100); nothing where there are none, and on the
 * pages that they stay away from (ACCT-28…30). For the eye only: who listens hears the words in the entry's name.
 */
export function NotificationMark({ customer, onWords }: NotificationMarkProps) {
  const { pathname } = useLocation();
  const count = hidesNotifications(pathname) ? 0 : notificationsOf(customer).length;
  // In one step with the dot, so that eye and ear are told the same.
  useLayoutEffect(() => {
    onWords(count === 0 ? '' : `, ${countWords(count)}`);
    return () => onWords('');
  }, [count, onWords]);
  return count === 0 ? null : (
    <span aria-hidden="true" className={styles.mark}>
      {count}
    </span>
  );
}
