import { customerLinks } from '@tv/routes';
import {
  serviceStatusText,
  serviceStatus,
  activationPath,
  serviceName,
} from '../externalService/externalService.ts';
import type { Notification, NotifiedCustomer } from './notifications.ts';

export interface NotificationText {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** Text and link of a notification (ACCT-27). */
export function notificationText(notification: Notification, customer: NotifiedCustomer): NotificationText {
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
