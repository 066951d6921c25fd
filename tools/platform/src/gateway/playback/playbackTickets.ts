import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Ticket {
  readonly titleId: string;
  readonly userId: string;
}

/** Signed licence tickets for one title, valid for some hours. */
export interface PlaybackTickets {
  issue(ticket: Ticket): string;
  /** Returns the user id; undefined if invalid, expired or for another title. */
  check(ticket: string, titleId: string): string | undefined;
}

const TICKET_LIFETIME_MS = 6 * 3600 * 1000;

/** Issues and checks tickets signed with `secret`. */
export function createPlaybackTickets(secret: string, clock: { now(): number }): PlaybackTickets {
  const sign = (content: string): string => createHmac('sha256', secret).update(content).digest('base64url');
  return {
    issue: ({ titleId, userId }) => {
      const fields = [titleId, userId, clock.now() + TICKET_LIFETIME_MS];
      const content = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${content}.${sign(content)}`;
    },
    check: (ticket, titleId) => {
      const [content = '', signature = ''] = ticket.split('.');
      const wanted = Buffer.from(sign(content));
      const given = Buffer.from(signature);
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
      const [forTitle, userId, until] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
        string,
        string,
        number,
      ];
      return forTitle === titleId && clock.now() < until ? userId : undefined;
    },
  };
}
