import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '@tv/api-client';
import { shouldHideNotifications } from '@tv/routes';
import styles from './NotificationBadge.module.css';
import { countText, customerNotifications } from './notifications.ts';

export interface NotificationBadgeProps {
  readonly customer: UserInfo;
  /** Suffix of the link's name: `, 2 varsler`, or empty. */
  readonly onLabelChange: (label: string) => void;
}

/**
 * Number of notifications on 'Min konto' (ROUTE-99, ROUTE-100), except on some pages (ACCT-28…30). Hidden
 * from screen readers, which read the link's name.
 */
export function NotificationBadge({ customer, onLabelChange }: NotificationBadgeProps) {
  const { pathname } = useLocation();
  const count = shouldHideNotifications(pathname) ? 0 : customerNotifications(customer).length;
  // In the same commit as the badge.
  useLayoutEffect(() => {
    onLabelChange(count === 0 ? '' : `, ${countText(count)}`);
    return () => onLabelChange('');
  }, [count, onLabelChange]);
  return count === 0 ? null : (
    <span aria-hidden="true" className={styles.mark}>
      {count}
    </span>
  );
}
