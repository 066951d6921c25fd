import type { ProviderVariant } from '@tv/api-client';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import { LIVE_LABEL } from '../../card/status/programState.ts';

export interface VariantTexts {
  readonly badge?: { readonly type: 'Live' | 'Rented'; readonly label: string } | undefined;
  /** Why it cannot be played now. */
  readonly restriction?: string;
  /** The subtitle if it adds something: `Inkludert i abonnementet ditt`. */
  readonly note?: string | undefined;
}

const LIVE = { type: 'Live', label: LIVE_LABEL } as const;

/** Returns the texts beside a variant's button. */
export function variantTexts({
  behavior,
  state = 'Default',
  subtitle: text,
}: Pick<ProviderVariant, 'behavior' | 'state' | 'subtitle'>): VariantTexts {
  const subtitle = nonBlank(text);
  // Providers differ in state, but live applies to all.
  if (behavior === 'ShowVariants') {
    return { badge: state === 'Live' ? LIVE : undefined, note: subtitle };
  }
  switch (state) {
    case 'NoAccess':
      return { restriction: 'Du har ikke tilgang til denne tilbyderen', note: subtitle };
    case 'Planned':
      return { restriction: subtitle ?? 'Kommer snart' };
    case 'Expired':
      return {
        restriction: 'Ikke tilgjengelig i arkivet',
        note: subtitle === 'Utløpt' ? undefined : subtitle,
      };
    // The button's label states the action.
    case 'NotActivated':
      return { restriction: 'Må aktiveres før du kan se' };
    case 'Live':
      return { badge: LIVE, note: subtitle === LIVE_LABEL ? undefined : subtitle };
    case 'Rented':
      return { badge: { type: state, label: subtitle ?? 'Leid' } };
    case 'Default':
      return { note: subtitle };
  }
}
