import type { ProviderVariant } from '@tv/api-client';
import { LIVE_LABEL } from '../../card/status/programState.ts';
import { nonBlank } from '../../card/labels/nonBlank.ts';

export interface VariantWords {
  readonly badge: { readonly label: string; readonly isLive: boolean } | undefined;
  /** Why it cannot be played now. */
  readonly trouble: string | undefined;
  /** The subtitle if it adds something: `Inkludert i abonnementet ditt`. */
  readonly note: string | undefined;
}

const LIVE = { label: LIVE_LABEL, isLive: true };
const NOTHING: VariantWords = { badge: undefined, trouble: undefined, note: undefined };

/** Texts beside a variant's button. */
export function variantWords({
  behavior,
  state = 'Default',
  subtitle: text,
}: Pick<ProviderVariant, 'behavior' | 'state' | 'subtitle'>): VariantWords {
  const subtitle = nonBlank(text);
  // Providers differ in state, but live applies to all.
  if (behavior === 'ShowVariants') {
    return { ...NOTHING, badge: state === 'Live' ? LIVE : undefined, note: subtitle };
  }
  switch (state) {
    case 'NoAccess':
      return { ...NOTHING, trouble: 'Du har ikke tilgang til denne tilbyderen', note: subtitle };
    case 'Planned':
      return { ...NOTHING, trouble: subtitle ?? 'Kommer snart' };
    case 'Expired':
      return {
        ...NOTHING,
        trouble: 'Ikke tilgjengelig i arkivet',
        note: subtitle === 'Utløpt' ? undefined : subtitle,
      };
    // The button's label states the action.
    case 'NotActivated':
      return { ...NOTHING, trouble: 'Må aktiveres før du kan se' };
    case 'Live':
      return { ...NOTHING, badge: LIVE, note: subtitle === LIVE_LABEL ? undefined : subtitle };
    case 'Rented':
      return { ...NOTHING, badge: { label: subtitle ?? 'Leid', isLive: false } };
    case 'Default':
      return { ...NOTHING, note: subtitle };
  }
}
