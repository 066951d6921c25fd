import type { RuntimeConfig } from '@tv/config';
import type { CardFields } from './cardForm.ts';

export interface CardFormOptions {
  /** What opens the form, good for this one. */
  readonly clientToken: string;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void;
  /** The bank asks something, or no longer does. */
  readonly onQuestion: (isOpen: boolean) => void;
}

/** Puts fields for a card into a place on the page. Resolves when one can type; rejects where it cannot be had. */
export type CardMaker = (place: HTMLElement, options: CardFormOptions) => Promise<CardFields>;

/** The maker that the configuration names; its script comes with the first form. */
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
