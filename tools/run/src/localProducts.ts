const bases = { MINI: 'litt', FILM_OG_SERIER: 'mye', FAMILIE: 'mest' };
const addOns = {
  _SPORT: 'sport-basis',
  _SPORT_2B: 'sport-premium',
  _SPORT_VIAPLAY_TOTAL: 'viaplay-total',
  _SPORTSKANALER: 'sportskanaler',
};

/** Products of the local platform, as `products` in the runtime configuration. The same for both brands. */
export const localProducts = {
  ids: {
    MINDRE: 'mindre',
    LITT: 'litt',
    MYE: 'mye',
    MEST: 'mest',
    MAX_AD_FREE: 'max-ad-free',
    MAX_ULTIMATE: 'max-ultimate',
    MAX_SPORT: 'max-sport',
    VIAPLAY_TOTAL: 'viaplay-total',
    SPORT_PREMIUM: 'sport-premium',
    SPORT_BASIS: 'sport-basis',
    SPORTSKANALER: 'sportskanaler',
    TV2_PLAY_NO_ADS: 'tv2-play-no-ads',
    TV2_PLAY_FAVORITT: 'tv2-play-favoritt',
    TV2_PLAY_FAVORITT_ADS: 'tv2-play-favoritt-ads',
    MER_UNDERHOLDNING: 'mer-underholdning',
  },
  packages: Object.fromEntries(
    Object.entries(bases).flatMap(([name, base]) => [
      [name, [base]],
      ...Object.entries(addOns).map(([suffix, addOn]) => [`${name}${suffix}`, [base, addOn]]),
    ]),
  ) as Readonly<Record<string, readonly string[]>>,
  channelOrder: [
    'nordlys',
    'kanal-fjell',
    'kveld',
    'direkte-1',
    'kino-nord',
    'arena-1',
    'sirkus',
    'fjordnytt',
  ],
};
