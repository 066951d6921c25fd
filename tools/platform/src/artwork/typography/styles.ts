import type { SeededRandom } from '../../catalogue/seededRandom.ts';
import type { Typeface } from './typefaces.ts';

export interface TitleStyle {
  readonly typeface: Typeface;
  readonly isCapitals: boolean;
  readonly isJustified: boolean;
  /** Letter spacing in em. */
  readonly tracking: number;
}

const style = (typeface: Typeface, isCapitals: boolean, isJustified: boolean, tracking = 0): TitleStyle => ({
  typeface,
  isCapitals,
  isJustified,
  tracking,
});

const caps = {
  anton: style('anton', true, true),
  bebas: style('bebas', true, true, 0.01),
  league: style('league', true, true, 0.01),
  montserrat: style('montserrat', true, true, -0.02),
  thin: style('plain', true, false, 0.28),
  cinzel: style('cinzel', true, false, 0.08),
  cinzelWide: style('cinzel', true, true, 0.02),
  typewriter: style('typewriter', false, false),
  marker: style('marker', true, false),
  audiowide: style('audiowide', true, false, 0.04),
  playfair: style('playfair', false, false, -0.01),
  abril: style('abril', false, false),
  dmserif: style('dmserif', false, false),
  cormorant: style('cormorant', false, false),
  cormorantWide: style('cormorant', true, false, 0.16),
  righteous: style('righteous', false, false),
  fredoka: style('fredoka', false, false),
} as const;

const byGenre: Readonly<Record<string, readonly TitleStyle[]>> = {
  Krim: [caps.bebas, caps.league, caps.thin, caps.anton, caps.typewriter],
  Thriller: [caps.anton, caps.thin, caps.league, caps.bebas, caps.montserrat],
  Skrekk: [caps.typewriter, caps.marker, caps.cinzel, caps.thin],
  Drama: [caps.dmserif, caps.playfair, caps.cormorantWide, caps.thin, caps.cormorant],
  Komedie: [caps.abril, caps.righteous, caps.marker, caps.montserrat, caps.dmserif],
  Humor: [caps.marker, caps.righteous, caps.anton],
  Romantikk: [caps.cormorant, caps.playfair, caps.dmserif, caps.abril],
  'Science fiction': [caps.audiowide, caps.thin, caps.montserrat],
  Action: [caps.anton, caps.league, caps.montserrat],
  Eventyr: [caps.cinzel, caps.abril, caps.righteous],
  Fantasy: [caps.cinzelWide, caps.cinzel, caps.cormorantWide],
  Historie: [caps.cinzel, caps.cormorantWide, caps.playfair, caps.league],
  Dokumentar: [caps.montserrat, caps.league, caps.thin, caps.dmserif],
  Natur: [caps.thin, caps.dmserif, caps.montserrat],
  Sport: [caps.anton, caps.league, caps.montserrat],
  Nyheter: [caps.montserrat, caps.league],
  Musikk: [caps.righteous, caps.anton, caps.marker, caps.audiowide],
  Mat: [caps.abril, caps.dmserif, caps.righteous],
  Barn: [caps.fredoka, caps.righteous, caps.fredoka],
  Junior: [caps.fredoka, caps.righteous, caps.marker],
  Familie: [caps.fredoka, caps.abril, caps.righteous],
};

export function styleFor(genres: readonly string[], random: SeededRandom): TitleStyle {
  const [first, ...rest] = genres.flatMap((genre) => byGenre[genre] ?? []).slice(0, 7);
  return first ? random.pick([first, ...rest]) : random.pick([caps.montserrat, caps.dmserif, caps.league]);
}
