import { create as createFields } from 'braintree-web/hosted-fields';
import type { HostedFields, HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import { create as createBank, type ThreeDSecure } from 'braintree-web/three-d-secure';
import styles from './braintreeCard.module.css';
import { CardError } from './cardForm.ts';
import type { CardMaker } from './cardMaker.browser.ts';

const FIELDS = [
  { name: 'number', label: 'Kortnummer', placeholder: '' },
  { name: 'expirationDate', label: 'Utløpsdato', placeholder: 'MM / ÅÅ' },
  { name: 'cvv', label: 'CVC', placeholder: '' },
] as const;

const MISSING = {
  number: 'Skriv kortnummeret',
  expirationDate: 'Skriv utløpsdatoen, måned og år',
  cvv: 'Skriv koden på baksiden av kortet',
} as const;

/** The boxes that Braintree puts its frames into, each with its label above and a place for what is wrong below. */
function boxes(page: Document) {
  return FIELDS.map(({ name, label, placeholder }) => {
    const box = page.createElement('div');
    box.className = styles['box'] ?? '';
    const title = page.createElement('span');
    title.className = styles['label'] ?? '';
    title.textContent = label;
    title.setAttribute('aria-hidden', 'true');
    const container = page.createElement('div');
    container.className = styles['field'] ?? '';
    const fault = page.createElement('span');
    fault.className = styles['fault'] ?? '';
    fault.setAttribute('role', 'alert');
    box.append(title, container, fault);
    return { name, label, placeholder, box, container, fault };
  });
}

/** What the theme looks like where Braintree draws: its frames know nothing of our style sheets. */
function looks(place: HTMLElement) {
  const style = getComputedStyle(place);
  return { input: { color: style.color, 'font-size': '16px', 'font-family': 'sans-serif' } };
}

/** Shows which fields are wanting, and takes the focus to the first. @returns whether all can be used */
function areComplete(fields: HostedFields, parts: ReturnType<typeof boxes>): boolean {
  const state = fields.getState().fields;
  const wanting = parts.filter(({ name }) => state[name]?.isValid !== true);
  for (const part of parts) {
    const isWanting = wanting.includes(part);
    part.fault.textContent = isWanting ? MISSING[part.name] : '';
    void fields.setAttribute({ field: part.name, attribute: 'aria-invalid', value: isWanting });
  }
  const [first] = wanting;
  if (first) void fields.focus(first.name);
  return first === undefined;
}

/** Has the bank asked, and tells what came of it. */
async function askBank(
  bank: ThreeDSecure,
  card: HostedFieldsTokenizePayload,
  amount: number,
): Promise<string> {
  const answer = await bank
    .verifyCard({
      nonce: card.nonce,
      bin: card.details.bin,
      amount: amount.toFixed(2),
      onLookupComplete: (_data, next) => next(),
    })
    .catch(() => {
      throw new CardError('CARD_3DSECURE_FAILED');
    });
  if (!answer.liabilityShiftPossible) throw new CardError('CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE');
  if (!answer.liabilityShifted) throw new CardError('CARD_3DSECURE_FAILED');
  return answer.nonce;
}

/** The card form of production: Braintree's hosted fields and 3-D Secure. */
export const createBraintreeCard: CardMaker = async (place, { clientToken, onSubmit }) => {
  const parts = boxes(place.ownerDocument);
  place.replaceChildren(...parts.map(({ box }) => box));
  const [fields, bank] = await Promise.allSettled([
    createFields({
      authorization: clientToken,
      styles: looks(place),
      fields: Object.fromEntries(
        parts.map(({ name, label, placeholder, container }) => [
          name,
          { container, iframeTitle: label, internalLabel: label, placeholder },
        ]),
      ),
    }),
    createBank({ authorization: clientToken, version: 2 }),
  ]);
  const close = async (): Promise<void> => {
    await Promise.allSettled(
      [fields, bank].map(async (made) => {
        if (made.status === 'fulfilled') await made.value.teardown();
      }),
    );
    place.replaceChildren();
  };
  if (fields.status === 'rejected' || bank.status === 'rejected') {
    await close();
    throw new CardError('CLIENT_TOKEN_LOAD_FAILED');
  }
  fields.value.on('inputSubmitRequest', onSubmit);
  return {
    close,
    async pay(amount) {
      if (!areComplete(fields.value, parts)) throw new CardError();
      const card = await fields.value.tokenize().catch(() => {
        throw new CardError('DEFAULT');
      });
      return askBank(bank.value, card, amount);
    },
  };
};
