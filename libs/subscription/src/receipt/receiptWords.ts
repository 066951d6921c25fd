import { customerLinks } from '@tv/routes';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What is known of what was paid. */
export interface Paid {
  /** In NOK; undefined where this tab has not paid it. */
  readonly paid: number | undefined;
  readonly isTrial: boolean;
}

const WELCOME = customerLinks.receipt('new');

/** What a new customer has paid, and when he can begin: a payment is thanked for where there was one. */
function welcomeText({ paid, isTrial }: Paid): string {
  if (isTrial) return 'Prøveperioden er i gang. Du betaler ingenting i dag, og kan begynne å se med en gang.';
  if (paid === undefined) return 'Abonnementet er i gang, og du kan begynne å se med en gang.';
  return paid === 0
    ? 'Du betaler ingenting i dag, og kan begynne å se med en gang.'
    : 'Betalingen er mottatt, og du kan begynne å se med en gang.';
}

const WORDS: Readonly<Record<string, Words>> = {
  [customerLinks.receipt('upgrade')]: {
    title: 'Abonnementet er oppgradert',
    text: 'Det nye er klart til å ses med en gang.',
  },
  [customerLinks.receipt('downgrade')]: {
    title: 'Endringen er bestilt',
    text: 'Du beholder det du har fram til neste betaling.',
  },
  [customerLinks.receipt('downgrade_aborted')]: {
    title: 'Du beholder abonnementet',
    text: 'Endringen du hadde bestilt, er avbestilt.',
  },
  [customerLinks.receipt('activate')]: {
    title: 'Abonnementet er i gang igjen',
    text: 'Alt er som før.',
  },
  [customerLinks.retentionReceipt()]: {
    title: 'Så fint at du blir!',
    text: 'Tilbudet gjelder fra neste betaling.',
  },
};

/** What a receipt thanks for; `undefined` for a path that is none. */
export function receiptWords(path: string, paid: Paid): Words | undefined {
  return path === WELCOME ? { title: 'Velkommen som kunde!', text: welcomeText(paid) } : WORDS[path];
}
