/** Product keys (PKG-11). Ids come from `RuntimeConfig.products.ids`. */
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
