import type { RuntimeConfig } from '@tv/config';
import type { CardFields } from './cardForm.ts';

export interface CardFormOptions {
  /** Single-use. */
  readonly clientToken: string;
  /** Without a trailing slash. */
  readonly origin: string;
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void;
  /** A bank challenge opens or closes. */
  readonly onQuestion: (isOpen: boolean) => void;
}

/** Mounts card fields in a container. Resolves when they accept input. */
export type CardMaker = (place: HTMLElement, options: CardFormOptions) => Promise<CardFields>;

/** Loads the configured card provider on demand. */
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
