import * as v from 'valibot';
import type { CardProvider } from './CardForm.tsx';
import { CardError, type CardFields } from './cardFields.ts';

const READY_TIMEOUT_MS = 15_000;
const NONCE_TIMEOUT_MS = 30_000;

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('card:ready') }),
  v.object({ type: v.literal('card:height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) }),
  v.object({ type: v.literal('card:submit') }),
  v.object({ type: v.literal('card:invalid') }),
  v.object({ type: v.literal('card:nonce'), nonce: v.string() }),
  v.object({ type: v.literal('card:challenge'), isOpen: v.boolean() }),
  v.object({ type: v.literal('card:verified'), nonce: v.string() }),
  v.object({ type: v.literal('card:error'), code: v.string() }),
]);

type CardMessage = v.InferOutput<typeof messageSchema>;
type Listener = (message: CardMessage) => void;

function toErrorCode(code: string) {
  return code === 'CARD_3DSECURE_FAILED' || code === 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE'
    ? code
    : 'DEFAULT';
}

/** Resolves with the next message of a type; rejects on an error or timeout. */
function waitForMessage<Kind extends CardMessage['type']>(
  listeners: Set<Listener>,
  kind: Kind,
  timeoutMs: number | undefined,
): Promise<Extract<CardMessage, { type: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      listeners.delete(listener);
      clearTimeout(timer);
    };
    const listener: Listener = (message) => {
      const isAnswer = (one: CardMessage): one is Extract<CardMessage, { type: Kind }> => one.type === kind;
      if (isAnswer(message)) resolve(message);
      else if (message.type === 'card:invalid') reject(new CardError());
      else if (message.type === 'card:error') reject(new CardError(toErrorCode(message.code)));
      else return;
      end();
    };
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            end();
            reject(new CardError('DEFAULT'));
          }, timeoutMs);
    listeners.add(listener);
  });
}

/** Creates a card form for platforms without Braintree, in a cross-origin frame, see `contract/beside-the-api.md`. */
export function createLocalCardProvider(frameUrl: string): CardProvider {
  return async (container, { clientToken, origin, onSubmit, onChallenge }): Promise<CardFields> => {
    const address = new URL(frameUrl);
    address.searchParams.set('origin', origin);
    address.searchParams.set('token', clientToken);
    const frame = container.ownerDocument.createElement('iframe');
    frame.title = 'Kortopplysninger';
    // Frames with another colour scheme get a white background.
    frame.style.cssText = 'display:block;inline-size:100%;block-size:220px;border:0;color-scheme:light';
    const listeners = new Set<Listener>();
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.contentWindow) return;
      const message = v.safeParse(messageSchema, event.data);
      if (!message.success) return;
      if (message.output.type === 'card:height') frame.style.blockSize = `${message.output.height}px`;
      if (message.output.type === 'card:submit') onSubmit();
      if (message.output.type === 'card:challenge') onChallenge(message.output.isOpen);
      for (const listener of [...listeners]) listener(message.output);
    };
    const page = container.ownerDocument.defaultView;
    const sendMessage = (message: object) => frame.contentWindow?.postMessage(message, address.origin);
    const close = () => {
      page?.removeEventListener('message', handleMessage);
      frame.remove();
      return Promise.resolve();
    };
    page?.addEventListener('message', handleMessage);
    frame.src = address.href;
    container.replaceChildren(frame);
    try {
      await waitForMessage(listeners, 'card:ready', READY_TIMEOUT_MS);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      close,
      async pay(amount) {
        const made = waitForMessage(listeners, 'card:nonce', NONCE_TIMEOUT_MS);
        sendMessage({ type: 'card:tokenize' });
        const { nonce } = await made;
        // No timeout: it waits for a person.
        const verified = waitForMessage(listeners, 'card:verified', undefined);
        sendMessage({ type: 'card:verify', nonce, amount });
        return (await verified).nonce;
      },
    };
  };
}
