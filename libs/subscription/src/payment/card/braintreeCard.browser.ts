import { create as createClient } from 'braintree-web/client';
import { create as createFields } from 'braintree-web/hosted-fields';
import type { HostedFields, HostedFieldsEvent } from 'braintree-web/hosted-fields';
import { create as createBank } from 'braintree-web/three-d-secure';
import { askThrough } from './bankQuestion.ts';
import styles from './braintreeCard.module.css';
import { CardError } from './cardForm.ts';
import type { CardMaker } from './cardMaker.browser.ts';

/** Braintree's own timeout is a minute. */
const READY_MS = 15_000;
const QUESTION = { payment: { displayExitButton: true } };

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
    const error = page.createElement('span');
    error.className = styles['fault'] ?? '';
    error.setAttribute('role', 'alert');
    box.append(title, container, error);
    return { name, label, placeholder, box, container, error };
  });
}

/** Hosted fields cannot see our style sheets. */
function looks(place: HTMLElement) {
  const style = getComputedStyle(place);
  return { input: { color: style.color, 'font-size': '16px', 'font-family': 'sans-serif' } };
}

/**
 * Marks invalid fields and focuses the first.
 * @returns whether all are valid
 */
function areComplete(fields: HostedFields, parts: ReturnType<typeof boxes>): boolean {
  const state = fields.getState().fields;
  const wanting = parts.filter(({ name }) => state[name]?.isValid !== true);
  for (const part of parts) {
    const isWanting = wanting.includes(part);
    part.error.textContent = isWanting ? MISSING[part.name] : '';
    void fields.setAttribute({ field: part.name, attribute: 'aria-invalid', value: isWanting });
  }
  const [first] = wanting;
  if (first) void fields.focus(first.name);
  return first === undefined;
}

function settle({ emittedBy, fields }: HostedFieldsEvent, parts: ReturnType<typeof boxes>): void {
  const part = parts.find(({ name }) => name === emittedBy);
  if (part && fields[emittedBy].isValid) part.error.textContent = '';
}

async function within<Result>(limitMs: number, coming: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not there within ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([coming, over]).finally(() => clearTimeout(timer));
}

/**
 * Braintree hosted fields and 3-D Secure. Created after the client: without it, they fail only at payment.
 */
export const createBraintreeCard: CardMaker = async (place, { clientToken, onSubmit, onQuestion }) => {
  const parts = boxes(place.ownerDocument);
  place.replaceChildren(...parts.map(({ box }) => box));
  const client = createClient({ authorization: clientToken });
  const making = [
    client.then((made) =>
      createFields({
        client: made,
        styles: looks(place),
        fields: Object.fromEntries(
          parts.map(({ name, label, placeholder, container }) => [
            name,
            { container, iframeTitle: label, internalLabel: label, placeholder },
          ]),
        ),
      }),
    ),
    client.then((made) => createBank({ client: made, version: 2, cardinalSDKConfig: QUESTION })),
  ] as const;
  /** Includes what finishes after the timeout. */
  const teardown = () =>
    Promise.all(making.map((made) => made.then((one) => one.teardown()).catch(() => undefined)));

  try {
    const [fields, bank] = await within(READY_MS, Promise.all(making));
    const ask = askThrough(bank, onQuestion);
    fields.on('inputSubmitRequest', onSubmit);
    fields.on('validityChange', (event) => settle(event, parts));
    return {
      async close() {
        await teardown();
        place.replaceChildren();
      },
      async pay(amount) {
        if (!areComplete(fields, parts)) throw new CardError();
        const card = await fields.tokenize().catch(() => {
          throw new CardError('DEFAULT');
        });
        return ask(card, amount);
      },
    };
  } catch {
    void teardown();
    place.replaceChildren();
    throw new CardError('CLIENT_TOKEN_LOAD_FAILED');
  }
};
