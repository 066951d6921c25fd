import type { ProviderVariant } from '@tv/api-client';
import { LIVE_LABEL } from '../../card/state/programState.ts';
import { given } from '../../card/words/given.ts';

/** What is said of a variant in words, beside or in place of its button. */
export interface VariantWords {
  /** What is special about it today. */
  readonly badge: { readonly label: string; readonly isLive: boolean } | undefined;
  /** Of what stands in the way; missing where nothing does. */
  readonly trouble: string | undefined;
  /** What the server adds and is not said yet: `Inkludert i abonnementet ditt`. */
  readonly note: string | undefined;
}

const LIVE = { label: LIVE_LABEL, isLive: true };
const NOTHING: VariantWords = { badge: undefined, trouble: undefined, note: undefined };

/** What a viewer has to know before he presses, or why there is nothing to press. */
export function variantWords({
  behavior,
  state = 'Default',
  subtitle: text,
}: Pick<ProviderVariant, 'behavior' | 'state' | 'subtitle'>): VariantWords {
  const subtitle = given(text);
  // Each of the several has a state of its own; on now it is with all of them.
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
    // The button says what is to be done.
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
