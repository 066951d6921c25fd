import * as v from 'valibot';
import { CardError, type CardFields } from './cardForm.ts';
import type { CardMaker } from './cardMaker.browser.ts';

const READY_MS = 15_000;
const NONCE_MS = 30_000;

const said = v.variant('type', [
  v.object({ type: v.literal('card:ready') }),
  v.object({ type: v.literal('card:height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) }),
  v.object({ type: v.literal('card:submit') }),
  v.object({ type: v.literal('card:invalid') }),
  v.object({ type: v.literal('card:nonce'), nonce: v.string() }),
  v.object({ type: v.literal('card:challenge'), isOpen: v.boolean() }),
  v.object({ type: v.literal('card:verified'), nonce: v.string() }),
  v.object({ type: v.literal('card:error'), code: v.string() }),
]);

type Said = v.InferOutput<typeof said>;
type Listener = (message: Said) => void;

function codeOf(code: string) {
  return code === 'CARD_3DSECURE_FAILED' || code === 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE'
    ? code
    : 'DEFAULT';
}

/** Resolves with the next message of a type; rejects on an error or timeout. */
function answerTo<Kind extends Said['type']>(
  listeners: Set<Listener>,
  kind: Kind,
  limitMs: number | undefined,
): Promise<Extract<Said, { type: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      listeners.delete(listen);
      clearTimeout(timer);
    };
    const listen: Listener = (message) => {
      const isAnswer = (one: Said): one is Extract<Said, { type: Kind }> => one.type === kind;
      if (isAnswer(message)) resolve(message);
      else if (message.type === 'card:invalid') reject(new CardError());
      else if (message.type === 'card:error') reject(new CardError(codeOf(message.code)));
      else return;
      end();
    };
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            end();
            reject(new CardError('DEFAULT'));
          }, limitMs);
    listeners.add(listen);
  });
}

/** Card form for platforms without Braintree, in a cross-origin frame, see `contract/beside-the-api.md`. */
export function createLocalCardMaker(frameUrl: string): CardMaker {
  return async (place, { clientToken, origin, onSubmit, onQuestion }): Promise<CardFields> => {
    const address = new URL(frameUrl);
    address.searchParams.set('origin', origin);
    address.searchParams.set('token', clientToken);
    const frame = place.ownerDocument.createElement('iframe');
    frame.title = 'Kortopplysninger';
    // Frames with another colour scheme get a white background.
    frame.style.cssText = 'display:block;inline-size:100%;block-size:220px;border:0;color-scheme:light';
    const listeners = new Set<Listener>();
    const hear = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.contentWindow) return;
      const message = v.safeParse(said, event.data);
      if (!message.success) return;
      if (message.output.type === 'card:height') frame.style.blockSize = `${message.output.height}px`;
      if (message.output.type === 'card:submit') onSubmit();
      if (message.output.type === 'card:challenge') onQuestion(message.output.isOpen);
      for (const listener of [...listeners]) listener(message.output);
    };
    const page = place.ownerDocument.defaultView;
    const say = (message: object) => frame.contentWindow?.postMessage(message, address.origin);
    const close = () => {
      page?.removeEventListener('message', hear);
      frame.remove();
      return Promise.resolve();
    };
    page?.addEventListener('message', hear);
    frame.src = address.href;
    place.replaceChildren(frame);
    try {
      await answerTo(listeners, 'card:ready', READY_MS);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      close,
      async pay(amount) {
        const made = answerTo(listeners, 'card:nonce', NONCE_MS);
        say({ type: 'card:tokenize' });
        const { nonce } = await made;
        // No timeout: it waits for a person.
        const verified = answerTo(listeners, 'card:verified', undefined);
        say({ type: 'card:verify', nonce, amount });
        return (await verified).nonce;
      },
    };
  };
}
