import { Link } from '@tv/rendering';
import { Button, TvIcon, WarningIcon } from '@tv/ui';
import styles from './NotificationList.module.css';
import { notificationWords, type NotificationWords } from './notificationWords.ts';
import { notificationsOf, type Notification, type NotifiedCustomer } from './notifications.ts';

/** Notifications, each with one action. */
export function NotificationList({ customer }: { readonly customer: NotifiedCustomer }) {
  const notifications = notificationsOf(customer);
  if (notifications.length === 0) return null;
  return (
    <section aria-label="Varsler">
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <Told
            key={'service' in notification ? notification.service : notification.kind}
            kind={notification.kind}
            words={notificationWords(notification, customer)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ToldProps {
  readonly kind: Notification['kind'];
  readonly words: NotificationWords;
}

function Told({ kind, words: { title, text, action, to } }: ToldProps) {
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
