import { onTestFinished } from 'vitest';

/** What the frame of the card says when it is asked for something. */
export interface CardFrame {
  /** Answers to `card:tokenize`, by default a nonce that serves once. */
  onTokenize: () => object;
  /** Answers to `card:verify`. */
  onVerify: (message: { readonly nonce: string; readonly amount: number }) => object;
  /** What the page has said to it, oldest first. */
  readonly heard: readonly { readonly type: string; readonly amount?: number; readonly nonce?: string }[];
  /** Says something of its own accord. */
  readonly say: (message: object, origin?: string) => void;
  readonly frame: () => HTMLIFrameElement | undefined;
}

const ORIGIN = 'https://card.test';

/** Stands in for the local platform's card frame, whose documents a page without a network does not get. */
export function fakeCardFrame(): CardFrame {
  const heard: { type: string; amount?: number; nonce?: string }[] = [];
  let nonces = 0;
  let current: HTMLIFrameElement | undefined;
  const say = (message: object, origin = ORIGIN) => {
    const source = current?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));
  };
  const card: CardFrame = {
    onTokenize: () => ({ type: 'card:nonce', nonce: `nonce-${(nonces += 1)}`, maskedNumber: '**** 1111' }),
    onVerify: ({ nonce }) => ({ type: 'card:verified', nonce: `verified-${nonce}` }),
    heard,
    say,
    frame: () => current,
  };
  const look = () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Kortopplysninger"]') ?? undefined;
    if (frame === current) return;
    current = frame;
    if (!frame?.contentWindow) return;
    Object.defineProperty(frame.contentWindow, 'postMessage', {
      configurable: true,
      value: (message: { type: string; nonce: string; amount: number }, target: string) => {
        if (target !== ORIGIN) throw new Error(`Said to ${target}`);
        heard.push(message);
        const answer = message.type === 'card:tokenize' ? card.onTokenize() : card.onVerify(message);
        queueMicrotask(() => say(answer));
      },
    });
    queueMicrotask(() => say({ type: 'card:ready' }));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return card;
}
