import { customerLinks } from '@tv/routes';

interface Words {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  [customerLinks.receipt('new')]: {
    title: 'Velkommen som kunde!',
    text: 'Betalingen er mottatt, og du kan begynne å se med en gang.',
  },
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
export function receiptWords(path: string): Words | undefined {
  return WORDS[path];
}
