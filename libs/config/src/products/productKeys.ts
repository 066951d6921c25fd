/**
 * The products that the product knows by name, whatever id a server gives them (PKG-11). Ids come from the
 * configuration (`RuntimeConfig.products.ids`); nothing else spells one.
 */
export const PRODUCT_KEYS = [
  'MINDRE',
  'LITT',
  'MYE',
  'MEST',
  'MAX_AD_FREE',
  'MAX_ULTIMATE',
  'MAX_SPORT',
  'VIAPLAY_TOTAL',
  'SPORT_PREMIUM',
  'SPORT_BASIS',
  'SPORTSKANALER',
  'TV2_PLAY_NO_ADS',
  'TV2_PLAY_FAVORITT',
  'TV2_PLAY_FAVORITT_ADS',
  'MER_UNDERHOLDNING',
] as const;

export type ProductKey = (typeof PRODUCT_KEYS)[number];
