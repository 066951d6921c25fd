import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { externalServices, type ExternalService, type ServiceStatus } from '../state/demoAccounts.ts';
import { readInteger, readOptionalText, readText } from '../state/row.ts';

/** Connection of a customer and an external service. */
export interface ServiceLink {
  readonly id: string;
  readonly userId: string;
  readonly service: ExternalService;
  /** Undefined without a redirect from a brand. */
  readonly returnUrl: string | undefined;
}

/** Connections to external services, and their status. */
export interface ServiceLinks {
  /** Finds or creates the link. @param returnUrl  replaces the stored URL */
  linkOf(userId: string, service: ExternalService, returnUrl?: string): ServiceLink;
  byId(id: string): ServiceLink | undefined;
  byCode(service: ExternalService, code: string): ServiceLink | undefined;
  codeOf(userId: string): string;
  /** Undefined if the subscription does not include the service. */
  statusOf(userId: string, service: ExternalService): ServiceStatus | undefined;
  /** @param delayMs  time from `Connected` to `Completed` */
  connect(link: ServiceLink, delayMs: number): void;
  setStatus(link: ServiceLink, status: ServiceStatus): void;
}

/** Stores links in the database. */
export function createServiceLinks(
  database: DatabaseSync,
  accounts: Accounts,
  clock: PlatformClock,
): ServiceLinks {
  database.exec(`
    CREATE TABLE IF NOT EXISTS service_link (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL, service TEXT NOT NULL, return_url TEXT, completed_at INTEGER,
      UNIQUE (user_id, service)
    ) STRICT;
  `);
  const find = database.prepare('SELECT * FROM service_link WHERE user_id = ? AND service = ?');
  const byId = database.prepare('SELECT * FROM service_link WHERE id = ?');
  const add = database.prepare('INSERT INTO service_link VALUES (?, ?, ?, NULL, NULL)');
  const setReturn = database.prepare('UPDATE service_link SET return_url = ? WHERE id = ?');
  const setCompletedAt = database.prepare('UPDATE service_link SET completed_at = ? WHERE id = ?');

  const codeOf = (userId: string): string => {
    const digits =
      Number.parseInt(createHash('sha256').update(userId).digest('hex').slice(0, 8), 16) % 900_000;
    return `VP-${100_000 + digits}`;
  };

  const links: ServiceLinks = {
    linkOf: (userId, service, returnUrl) => {
      if (!find.get(userId, service)) add.run(randomUUID(), userId, service);
      const link = toLink(find.get(userId, service) ?? {});
      if (returnUrl === undefined) return link;
      setReturn.run(returnUrl, link.id);
      return { ...link, returnUrl };
    },
    byId: (id) => {
      const row = byId.get(id);
      return row && toLink(row);
    },
    byCode: (service, code) => {
      const typed = code.trim().toUpperCase();
      const owner = accounts.list().find(({ userId }) => codeOf(userId) === typed);
      return owner && links.linkOf(owner.userId, service);
    },
    codeOf,
    statusOf: (userId, service) => {
      const row = find.get(userId, service);
      const completedAt = row && row['completed_at'] !== null ? readInteger(row, 'completed_at') : Infinity;
      if (row && completedAt <= clock.now()) links.setStatus(toLink(row), 'Completed');
      return accounts.subscriptionOf(userId)?.services[service];
    },
    connect: (link, afterMs) => {
      links.setStatus(link, 'Connected');
      setCompletedAt.run(clock.now() + afterMs, link.id);
    },
    setStatus: ({ id, userId, service }, status) => {
      setCompletedAt.run(null, id);
      const subscription = accounts.subscriptionOf(userId);
      // The service may have left the subscription.
      if (subscription?.services[service] === undefined) return;
      const services = { ...subscription.services, [service]: status };
      accounts.saveSubscription(userId, { ...subscription, services });
    },
  };
  return links;
}

function toLink(row: Record<string, unknown>): ServiceLink {
  const service = externalServices.find((one) => one === row['service']);
  if (service === undefined) throw new Error(`No service ${String(row['service'])}`);
  return {
    id: readText(row, 'id'),
    userId: readText(row, 'user_id'),
    service,
    returnUrl: readOptionalText(row, 'return_url'),
  };
}
