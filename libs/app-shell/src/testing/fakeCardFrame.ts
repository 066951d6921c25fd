import { onTestFinished } from 'vitest';

export interface CardFrame {
  /** Response to `card:tokenize`, by default a new nonce. */
  onTokenize: () => object;
  /** Response to `card:verify`. */
  onVerify: (message: { readonly nonce: string; readonly amount: number }) => object;
  /** Messages from the page, oldest first. */
  readonly receivedMessages: readonly {
    readonly type: string;
    readonly amount?: number;
    readonly nonce?: string;
  }[];
  /** Posts a message to the page. */
  readonly postToPage: (message: object, origin?: string) => void;
  readonly frame: () => HTMLIFrameElement | undefined;
}

const ORIGIN = 'https://card.test';

/** Replaces the card frame of the local platform, which does not load in jsdom. */
export function fakeCardFrame(): CardFrame {
  const receivedMessages: { type: string; amount?: number; nonce?: string }[] = [];
  let nonces = 0;
  let current: HTMLIFrameElement | undefined;
  const postToPage = (message: object, origin = ORIGIN) => {
    const source = current?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));
  };
  const card: CardFrame = {
    onTokenize: () => ({ type: 'card:nonce', nonce: `nonce-${(nonces += 1)}`, maskedNumber: '**** 1111' }),
    onVerify: ({ nonce }) => ({ type: 'card:verified', nonce: `verified-${nonce}` }),
    receivedMessages,
    postToPage,
    frame: () => current,
  };
  const attach = () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Kortopplysninger"]') ?? undefined;
    if (frame === current) return;
    current = frame;
    if (!frame?.contentWindow) return;
    Object.defineProperty(frame.contentWindow, 'postMessage', {
      configurable: true,
      value: (message: { type: string; nonce: string; amount: number }, target: string) => {
        if (target !== ORIGIN) throw new Error(`Posted to ${target}`);
        receivedMessages.push(message);
        const answer = message.type === 'card:tokenize' ? card.onTokenize() : card.onVerify(message);
        queueMicrotask(() => postToPage(answer));
      },
    });
    queueMicrotask(() => postToPage({ type: 'card:ready' }));
  };
  const observer = new MutationObserver(attach);
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return card;
}
