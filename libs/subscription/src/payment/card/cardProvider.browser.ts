import type { RuntimeConfig } from '@tv/config';
import type { CardFields } from './cardFields.ts';

export interface CardFieldsOptions {
  /** Single-use. */
  readonly clientToken: string;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly onSubmit: () => void;
  readonly onChallenge: (isOpen: boolean) => void;
}

/** Mounts card fields; resolves when they accept input. */
export type CardProvider = (container: HTMLElement, options: CardFieldsOptions) => Promise<CardFields>;

export async function loadCardProvider({
  cardForm,
  cardFrameUrl,
}: RuntimeConfig['payment']): Promise<CardProvider> {
  if (cardForm === 'local') {
    const { createLocalCardProvider } = await import('./localCard.browser.ts');
    return createLocalCardProvider(cardFrameUrl);
  }
  const { createBraintreeCard } = await import('./braintreeCard.browser.ts');
  return createBraintreeCard;
}
