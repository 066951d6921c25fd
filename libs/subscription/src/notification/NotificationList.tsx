import { Link } from '@tv/ssr';
import { Button, TvIcon, WarningIcon } from '@tv/ui';
import styles from './NotificationList.module.css';
import { notificationText, type NotificationText } from './notificationText.ts';
import { customerNotifications, type Notification, type NotifiedCustomer } from './notifications.ts';

/** Notifications, each with one action. */
export function NotificationList({ customer }: { readonly customer: NotifiedCustomer }) {
  const notifications = customerNotifications(customer);
  if (notifications.length === 0) return null;
  return (
    <section aria-label="Varsler">
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem
            key={'service' in notification ? notification.service : notification.kind}
            kind={notification.kind}
            content={notificationText(notification, customer)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NotificationItemProps {
  readonly kind: Notification['kind'];
  readonly content: NotificationText;
}

function NotificationItem({ kind, content: { title, text, action, to } }: NotificationItemProps) {
  return (
    <li className={styles.item} data-kind={kind}>
      <span aria-hidden="true" className={styles.icon}>
        {kind === 'paymentFailed' ? <WarningIcon /> : <TvIcon />}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Button as={Link} to={to} className={styles.action}>
        {action}
      </Button>
    </li>
  );
}
