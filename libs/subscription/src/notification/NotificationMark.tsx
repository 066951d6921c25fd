import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '@tv/api-client';
import { shouldHideNotifications } from '@tv/routes';
import styles from './NotificationMark.module.css';
import { countWords, notificationsOf } from './notifications.ts';

export interface NotificationMarkProps {
  readonly customer: UserInfo;
  /** Suffix of the link's name: `, 2 varsler`, or empty. */
  readonly onWords: (words: string) => void;
}

/**
 * Number of notifications on 'Min konto' (ROUTE-99, ROUTE-100), except on some pages (ACCT-28…30). Hidden
 * from screen readers, which read the link's name.
 */
export function NotificationMark({ customer, onWords }: NotificationMarkProps) {
  const { pathname } = useLocation();
  const count = shouldHideNotifications(pathname) ? 0 : notificationsOf(customer).length;
  // In the same commit as the badge.
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
