import { Link } from '@tv/rendering';
import { Button, TvIcon, WarningIcon } from '@tv/ui';
import styles from './NotificationList.module.css';
import { notificationWords } from './notificationWords.ts';
import type { Notification } from './notifications.ts';

/** What a customer has to do something about, each with its one button. Draws nothing where there is nothing. */
export function NotificationList({ notifications }: { readonly notifications: readonly Notification[] }) {
  if (notifications.length === 0) return null;
  return (
    <section aria-label="Varsler">
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <Told key={notificationWords(notification).title} notification={notification} />
        ))}
      </ul>
    </section>
  );
}

function Told({ notification }: { readonly notification: Notification }) {
  const { title, text, action, to } = notificationWords(notification);
  const hasFailed = notification.kind === 'paymentFailed';
  return (
    <li className={styles.item} data-kind={notification.kind}>
      <span aria-hidden="true" className={styles.icon}>
        {hasFailed ? <WarningIcon /> : <TvIcon />}
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
