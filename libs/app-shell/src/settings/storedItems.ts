import { CONSENT_KEY } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/config';
import { DISMISSALS_KEY } from '@tv/discovery-ui/dismissals';
import { recentSearchesKey } from '@tv/discovery-ui/recentSearches';
import { AUTOPLAY_KEY, CAPTION_STYLE_KEY, MINI_PLAYER_KEY, PREFERENCE_KEY } from '@tv/player/settings';
import { PRELOADED_VOUCHER_KEY } from '@tv/subscription/preloadedVoucher';
import { INSTALLATION_KEY } from '../composition/readClientIds.ts';

/** Data on the user's device that can be cleared. */
export interface StoredItem {
  readonly name: string;
  readonly text: string;
  /** localStorage keys. */
  readonly keys: readonly string[];
}

/** Excludes the sign-in, and parental control, which a child could lift. */
function clearableItems(userId: string): readonly StoredItem[] {
  return [
    { name: 'Siste søk', text: 'Forslagene under søkefeltet.', keys: [recentSearchesKey(userId)] },
    {
      name: 'Lyd, tekst og kvalitet',
      text: 'Volum, språk, hastighet og bildekvalitet fra sist du så noe.',
      keys: [PREFERENCE_KEY],
    },
    { name: 'Tekststil', text: 'Slik du vil at undertekstene skal se ut.', keys: [CAPTION_STYLE_KEY] },
    {
      name: 'Valg for avspilling',
      text: 'Om neste episode starter av seg selv, og om minispilleren er på.',
      keys: [AUTOPLAY_KEY, MINI_PLAYER_KEY],
    },
    { name: 'Lukkede meldinger', text: 'Så vi ikke viser dem igjen.', keys: [DISMISSALS_KEY] },
    {
      name: 'Rabattkode',
      text: 'Fra lenken du kom med, eller som du skrev. I ett døgn.',
      keys: [PRELOADED_VOUCHER_KEY],
    },
    {
      name: 'Svaret om informasjonskapsler',
      text: 'Glemmer du det, spør vi igjen neste gang du kommer.',
      keys: [CONSENT_KEY],
    },
    {
      name: 'Nummeret på denne nettleseren',
      text: 'Tilfeldig, uten navn. Du får et nytt neste gang du kommer.',
      keys: [INSTALLATION_KEY],
    },
  ];
}

/** The clearable items with stored data. */
export function listStoredItems(
  storage: Pick<KeyValueStorage, 'getItem'>,
  userId: string,
): readonly StoredItem[] {
  return clearableItems(userId).filter(({ keys }) => keys.some((key) => storage.getItem(key) !== null));
}

export function clearItems(storage: Pick<KeyValueStorage, 'removeItem'>, items: readonly StoredItem[]): void {
  for (const key of items.flatMap(({ keys }) => keys)) storage.removeItem(key);
}
