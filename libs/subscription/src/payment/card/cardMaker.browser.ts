import type { RuntimeConfig } from '@tv/config';
import type { CardFields } from './cardForm.ts';

export interface CardFormOptions {
  /** Single-use. */
  readonly clientToken: string;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly onSubmit: () => void;
  readonly onQuestion: (isOpen: boolean) => void;
}

/** Mounts card fields; resolves when they accept input. */
export type CardMaker = (place: HTMLElement, options: CardFormOptions) => Promise<CardFields>;

/** Loads the configured provider. */
export async function loadCardMaker({
  cardForm,
  cardFrameUrl,
}: RuntimeConfig['payment']): Promise<CardMaker> {
  if (cardForm === 'local') {
    const { createLocalCardMaker } = await import('./localCard.browser.ts');
    return createLocalCardMaker(cardFrameUrl);
  }
  const { createBraintreeCard } = await import('./braintreeCard.browser.ts');
  return createBraintreeCard;
}
