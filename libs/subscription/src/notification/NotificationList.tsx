import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TvIcon, WarningIcon } from '@tv/ui';
import {
  serviceStatusText,
  serviceStatus,
  activationPath,
  serviceName,
} from '../externalService/externalService.ts';
import styles from './NotificationList.module.css';
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
            notification={notification}
            customer={customer}
          />
        ))}
      </ul>
    </section>
  );
}

interface NotificationItemProps {
  readonly notification: Notification;
  readonly customer: NotifiedCustomer;
}

function NotificationItem({ notification, customer }: NotificationItemProps) {
  const { title, text, action, to } = notificationText(notification, customer);
  return (
    <li className={styles.item} data-kind={notification.kind}>
      <span aria-hidden="true" className={styles.icon}>
        {notification.kind === 'paymentFailed' ? <WarningIcon /> : <TvIcon />}
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

/** Returns text and link of a notification (ACCT-27). */
export function notificationText(notification: Notification, customer: NotifiedCustomer) {
  if (notification.kind === 'paymentFailed') {
    return {
      title: 'Betaling feilet',
      text: 'Vi fikk ikke trukket den siste betalingen. Betal nå, så kan du se igjen med en gang.',
      action: 'Betal nå',
      to: customerLinks.purchaseFor('fortsett'),
    };
  }
  const { service } = notification;
  const name = serviceName(service);
  const isOnItsWay = serviceStatus(service, customer)?.statusCode === 'Connected';
  return {
    title: `${name} er ikke klar ennå`,
    text: `Følger med abonnementet ditt. ${serviceStatusText(service, customer)}.`,
    action: isOnItsWay ? 'Se hvordan det går' : `Aktiver ${name}`,
    to: activationPath(service) ?? customerLinks.accountStreamingServices(),
  };
}
