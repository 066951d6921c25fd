import { customerLinks } from '@tv/routes';

interface ReceiptTexts {
  readonly title: string;
  readonly text: string;
}

export interface ReceiptContext {
  /** NOK; undefined if this tab did not pay. */
  readonly paid: number | undefined;
  readonly isTrial: boolean;
}

const WELCOME = customerLinks.receipt('new');

/** Thanks for a payment only if there was one. */
function welcomeText({ paid, isTrial }: ReceiptContext): string {
  if (isTrial) return 'Prøveperioden er i gang. Du betaler ingenting i dag, og kan begynne å se med en gang.';
  if (paid === undefined) return 'Abonnementet er i gang, og du kan begynne å se med en gang.';
  return paid === 0
    ? 'Du betaler ingenting i dag, og kan begynne å se med en gang.'
    : 'Betalingen er mottatt, og du kan begynne å se med en gang.';
}

const TEXTS: Readonly<Record<string, ReceiptTexts>> = {
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

/** Texts of a receipt; undefined for unknown paths. */
export function receiptTexts(path: string, context: ReceiptContext): ReceiptTexts | undefined {
  return path === WELCOME ? { title: 'Velkommen som kunde!', text: welcomeText(context) } : TEXTS[path];
}
