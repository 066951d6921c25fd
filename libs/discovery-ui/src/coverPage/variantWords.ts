import type { ProviderVariant } from '@tv/api-client';

/** What is said of a variant in words, beside or in place of its button. */
export interface VariantWords {
  /** Of what stands in the way; missing where nothing does. */
  readonly trouble: string | undefined;
  /** What the server adds: `Inkludert i abonnementet ditt`, `Kommer man. 20.00`. */
  readonly note: string | undefined;
}

/** What a viewer has to know before he presses, or why there is nothing to press. */
export function variantWords({
  state = 'Default',
  subtitle,
}: Pick<ProviderVariant, 'state' | 'subtitle'>): VariantWords {
  switch (state) {
    case 'NoAccess':
      return { trouble: 'Du har ikke tilgang til denne tilbyderen', note: subtitle };
    case 'Planned':
      return { trouble: subtitle ?? 'Kommer snart', note: undefined };
    case 'Expired':
      return { trouble: 'Ikke tilgjengelig i arkivet', note: subtitle === 'Utløpt' ? undefined : subtitle };
    // The button says what is to be done.
    case 'NotActivated':
      return { trouble: 'Må aktiveres før du kan se', note: undefined };
    case 'Live':
    case 'Rented':
    case 'Default':
      return { trouble: undefined, note: subtitle };
  }
}
