import { create as createClient } from 'braintree-web/client';
import { create as createFields } from 'braintree-web/hosted-fields';
import type { HostedFields, HostedFieldsEvent } from 'braintree-web/hosted-fields';
import { create as createBank } from 'braintree-web/three-d-secure';
import type { CardProvider } from './CardForm.tsx';
import styles from './braintreeCard.module.css';
import { CardError } from './cardFields.ts';
import { createCardVerifier } from './threeDSecure.ts';

/** Braintree's own timeout is a minute. */
const READY_TIMEOUT_MS = 15_000;
const CHALLENGE_OPTIONS = { payment: { displayExitButton: true } };

const FIELDS = [
  { name: 'number', label: 'Kortnummer', placeholder: '', invalidText: 'Skriv kortnummeret' },
  {
    name: 'expirationDate',
    label: 'Utløpsdato',
    placeholder: 'MM / ÅÅ',
    invalidText: 'Skriv utløpsdatoen, måned og år',
  },
  { name: 'cvv', label: 'CVC', placeholder: '', invalidText: 'Skriv koden på baksiden av kortet' },
] as const;

function createFieldBoxes(page: Document) {
  return FIELDS.map((field) => {
    const box = page.createElement('div');
    box.className = styles['box'] ?? '';
    const title = page.createElement('span');
    title.className = styles['label'] ?? '';
    title.textContent = field.label;
    title.setAttribute('aria-hidden', 'true');
    const container = page.createElement('div');
    container.className = styles['field'] ?? '';
    const error = page.createElement('span');
    error.className = styles['error'] ?? '';
    error.setAttribute('role', 'alert');
    box.append(title, container, error);
    return { ...field, box, container, error };
  });
}

/** Hosted fields cannot see our style sheets. */
function fieldStyles(container: HTMLElement) {
  const style = getComputedStyle(container);
  return { input: { color: style.color, 'font-size': '16px', 'font-family': 'sans-serif' } };
}

/** Marks invalid fields and focuses the first. @returns whether all are valid */
function validateFields(fields: HostedFields, parts: ReturnType<typeof createFieldBoxes>): boolean {
  const state = fields.getState().fields;
  const invalidParts = parts.filter(({ name }) => state[name]?.isValid !== true);
  for (const part of parts) {
    const isInvalid = invalidParts.includes(part);
    part.error.textContent = isInvalid ? part.invalidText : '';
    void fields.setAttribute({ field: part.name, attribute: 'aria-invalid', value: isInvalid });
  }
  const [first] = invalidParts;
  if (first) void fields.focus(first.name);
  return first === undefined;
}

function clearFixedError(
  { emittedBy, fields }: HostedFieldsEvent,
  parts: ReturnType<typeof createFieldBoxes>,
): void {
  const part = parts.find(({ name }) => name === emittedBy);
  if (part && fields[emittedBy].isValid) part.error.textContent = '';
}

async function withTimeout<Result>(timeoutMs: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not ready within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Braintree fields and 3-D Secure. They need the client first, or fields would fail only at payment. */
export const createBraintreeCard: CardProvider = async (parent, { clientToken, onSubmit, onChallenge }) => {
  const parts = createFieldBoxes(parent.ownerDocument);
  parent.replaceChildren(...parts.map(({ box }) => box));
  const client = createClient({ authorization: clientToken });
  const creations = [
    client.then((made) =>
      createFields({
        client: made,
        styles: fieldStyles(parent),
        fields: Object.fromEntries(
          parts.map(({ name, label, placeholder, container }) => [
            name,
            { container, iframeTitle: label, internalLabel: label, placeholder },
          ]),
        ),
      }),
    ),
    client.then((made) => createBank({ client: made, version: 2, cardinalSDKConfig: CHALLENGE_OPTIONS })),
  ] as const;
  /** Also tears down parts created after the timeout. */
  const teardown = () =>
    Promise.all(creations.map((made) => made.then((one) => one.teardown()).catch(() => undefined)));
  try {
    const [fields, threeDSecure] = await withTimeout(READY_TIMEOUT_MS, Promise.all(creations));
    const verifyCard = createCardVerifier(threeDSecure, onChallenge);
    fields.on('inputSubmitRequest', onSubmit);
    fields.on('validityChange', (event) => clearFixedError(event, parts));
    return {
      async close() {
        await teardown();
        parent.replaceChildren();
      },
      async pay(amount) {
        if (!validateFields(fields, parts)) throw new CardError();
        const card = await fields.tokenize().catch(() => {
          throw new CardError('DEFAULT');
        });
        return verifyCard(card, amount);
      },
    };
  } catch {
    void teardown();
    parent.replaceChildren();
    throw new CardError('CLIENT_TOKEN_LOAD_FAILED');
  }
};
