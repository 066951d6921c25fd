import type { ProductKey } from '@tv/config';

export interface ProductTexts {
  readonly channels?: number;
  readonly services?: readonly string[];
  readonly text: string;
}

const FREE_SERVICES = ['NRK TV'];
const COMMON_SERVICES = [...FREE_SERVICES, 'TV 2 Play', 'SkyShowtime', 'Nordisk Film+', 'Arkivet'];

const TEXTS: Readonly<Record<ProductKey, ProductTexts>> = {
  LITT: { channels: 9, text: 'De store kanalene, direkte og en uke tilbake.' },
  MINDRE: { channels: 13, text: 'Flere kanaler, for dem som mest ser på TV.' },
  MYE: {
    channels: 13,
    services: COMMON_SERVICES,
    text: 'Kanaler og strømmetjenester i ett. Den de fleste har nytte av.',
  },
  MEST: {
    channels: 30,
    services: [...COMMON_SERVICES, 'Max'],
    text: 'Alle kanalene, og Max uten reklame. For dem som vil slippe å velge.',
  },
  MAX_AD_FREE: { text: 'Serier og filmer uten reklame. Last ned inntil 30 titler.' },
  MAX_ULTIMATE: { text: 'Max i 4K på fire skjermer. Last ned inntil 100 titler.' },
  MAX_SPORT: { text: 'Max med sporten fra Eurosport.' },
  VIAPLAY_TOTAL: { text: 'Alt fra Viaplay: sport, filmer og serier.' },
  SPORT_PREMIUM: { text: 'Den store sportspakken: fotball, vintersport og motor.' },
  SPORT_BASIS: { text: 'TV 2 Sport og Eurosport.' },
  SPORTSKANALER: { text: 'Sportskanalene fra TV 2 og Viaplay.' },
  TV2_PLAY_NO_ADS: { text: 'TV 2 Play uten reklame. Last ned inntil 25 titler.' },
  TV2_PLAY_FAVORITT: { text: 'Favorittene fra TV 2 Play, uten reklame.' },
  TV2_PLAY_FAVORITT_ADS: { text: 'Favorittene fra TV 2 Play, med reklame.' },
  MER_UNDERHOLDNING: { text: 'SkyShowtime og Nordisk Film+ på kjøpet.' },
};

/** Returns undefined for products without a configured key. */
export const productTexts = (key: ProductKey | undefined): ProductTexts | undefined =>
  key === undefined ? undefined : TEXTS[key];

/** Lists `13 kanaler`, `5 strømmetjenester` (PKG-30…33) */
export function sellingPoints({ channels, services = [] }: ProductTexts): readonly string[] {
  return [
    ...(channels === undefined ? [] : [`${channels} kanaler`]),
    ...(services.length === 0 ? [] : [`${services.length} strømmetjenester`]),
  ];
}
