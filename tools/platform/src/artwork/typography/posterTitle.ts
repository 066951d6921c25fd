import type { SeededRandom } from '../../catalogue/seededRandom.ts';
import type { Title } from '../../catalogue/title.ts';
import { lighter, mix } from '../drawing/colour.ts';
import { blur, cover, n, vertical } from '../drawing/stage.ts';
import type { Stage } from '../drawing/stage.ts';
import { capHeight, outlineText } from './outlineText.ts';
import type { TextOutline } from './outlineText.ts';
import { styleFor } from './styles.ts';
import type { TitleStyle } from './styles.ts';

const margin = 44;

const hasCalmSky = new Set([
  'sea',
  'snow',
  'meadow',
  'road',
  'island',
  'harbour',
  'street',
  'room',
  'fjord',
  'cabin',
  'forest',
]);

const taglines: Readonly<Record<string, readonly string[]>> = {
  Krim: ['Noen vet.', 'Sannheten tiner.', 'Alle har et alibi.', 'Stillheten lyver.'],
  Thriller: ['Ikke se deg tilbake.', 'Tiden går ut.', 'Stol på ingen.', 'Alt du så, var sant.'],
  Skrekk: ['Det puster.', 'La lyset stå på.', 'Noen kom før deg.'],
  Drama: ['Noen valg blir hos deg.', 'Alt vi ikke sa.', 'En historie om å bli.'],
  Komedie: ['Det går seg til.', 'Dette var ikke planen.', 'Alle gjør så godt de kan. Nesten.'],
  Romantikk: ['Noen ganger kommer den rette to ganger.', 'Et hjerte på gli.'],
  'Science fiction': ['Framtiden har allerede ringt.', 'Ingen hører deg telle ned.'],
  Action: ['Ingen vei utenom.', 'Full gass, ingen plan.'],
  Eventyr: ['Kartet slutter her.', 'Modig nok er modig nok.'],
  Fantasy: ['Sagnet husker deg.', 'Porten står åpen.'],
  Historie: ['De skrev den selv.', 'Før vi het noe.'],
  Dokumentar: ['En sann historie.', 'Sett fra innsiden.'],
};

export function breakLines(name: string, widest: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Block {
  readonly lines: readonly { readonly set: TextOutline; readonly size: number }[];
  readonly height: number;
}

function layOutLines(
  name: string,
  { typeface, isCapitals, isJustified, tracking }: TitleStyle,
  width: number,
  largest: number,
): Block {
  const text = isCapitals ? name.toLocaleUpperCase('nb') : name;
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  const textLines = breakLines(text, Math.max(longest, isJustified ? 11 : 12));
  const fitted = textLines.map((line) =>
    Math.min(largest, (width / outlineText(line, typeface, 100, tracking).width) * 100),
  );
  const common = Math.min(...fitted);
  const cap = capHeight(typeface);
  const leading = isCapitals ? cap + (isJustified ? 0.12 : 0.3) : 1.0;
  const lines = textLines.map((line, index) => {
    const size = isJustified ? Math.min(fitted[index] ?? common, common * 2.1) : common;
    return { set: outlineText(line, typeface, size, tracking), size: size * leading };
  });
  return { lines, height: lines.reduce((sum, { size }) => sum + size, 0) };
}

/** Returns the poster title with small print, over a shade that keeps it readable. */
export function drawPosterTitle(stage: Stage, title: Title): string {
  const { random, palette, w, h } = stage;
  const style = styleFor(title.genres, random);
  const [kicker, ...rest] = title.name.split(': ');
  const name = rest.length > 0 ? rest.join(': ') : title.name;
  const isTop = hasCalmSky.has(title.picture) && random.chance(0.34);
  const isLeft = !style.isJustified && style.tracking < 0.1 && random.chance(0.45) && !title.isForKids;
  const width = w - margin * 2;
  const largest = title.isForKids
    ? 92
    : style.isJustified
      ? isTop
        ? 120
        : 180
      : style.tracking > 0.1
        ? 74
        : 112;
  const block = layOutLines(name, style, width, largest);
  const ink = title.isForKids
    ? '#ffffff'
    : random.pick([
        lighter(palette.light, 0.35),
        '#ffffff',
        lighter(palette.accent, 0.25),
        mix(palette.light, '#ffffff', 0.6),
      ]);
  const tagline = taglineOf(title, random);
  const foot = h - (tagline === undefined ? 84 : 116);
  let baseline = isTop ? 92 : foot - block.height;
  const top = baseline;
  let outlines = '';
  for (const { set, size } of block.lines) {
    baseline += size;
    outlines += set.placed(
      isLeft ? margin : (w - set.width) / 2,
      baseline - (style.isCapitals ? size * (style.isJustified ? 0.1 : 0.2) : size * 0.22),
    );
  }
  const shadow = blur(stage, 9);
  const shade = isTop
    ? vertical(stage, [
        [0, palette.ink, 0.8],
        [0.34, palette.ink, 0.3],
        [0.5, palette.ink, 0],
        [0.82, palette.ink, 0],
        [1, palette.ink, 0.85],
      ])
    : vertical(stage, [
        [0, palette.ink, 0.25],
        [0.2, palette.ink, 0],
        [Math.max(0.3, top / h - 0.14), palette.ink, 0],
        [Math.min(0.9, top / h + 0.12), palette.ink, 0.62],
        [1, palette.ink, 0.96],
      ]);
  const rim = title.isForKids
    ? `<g fill="none" stroke="${palette.ink}" stroke-width="10" stroke-linejoin="round" style="vector-effect:non-scaling-stroke">${outlines}</g>`
    : '';
  return (
    cover(stage, shade) +
    `<g fill="#000000" opacity="0.6" filter="${shadow}" transform="translate(0 4)">${outlines}</g>${rim}<g fill="${ink}">${outlines}</g>` +
    drawSmallPrint(stage, title, {
      kicker: rest.length > 0 ? kicker : undefined,
      ink,
      isLeft,
      top,
      bottom: baseline,
      isTop,
      tagline,
    })
  );
}

function taglineOf(title: Title, random: SeededRandom): string | undefined {
  const [first, ...others] = title.genres.flatMap((genre) => taglines[genre] ?? []);
  return first !== undefined && !title.isForKids && random.chance(0.6)
    ? random.pick([first, ...others])
    : undefined;
}

interface Around {
  readonly kicker: string | undefined;
  readonly ink: string;
  readonly isLeft: boolean;
  readonly isTop: boolean;
  readonly tagline: string | undefined;
  readonly top: number;
  readonly bottom: number;
}

function drawSmallPrint(
  stage: Stage,
  title: Title,
  { kicker, ink, isLeft, isTop, tagline, top, bottom }: Around,
): string {
  const { w, h, random, palette } = stage;
  const line = (
    text: string,
    size: number,
    y: number,
    tracking: number,
    opacity: number,
    colour = ink,
  ): string => {
    const first = outlineText(text, 'plain', size, tracking);
    const set =
      first.width > w - margin * 2
        ? outlineText(text, 'plain', (size * (w - margin * 2)) / first.width, tracking)
        : first;
    return `<g fill="${colour}" opacity="${opacity}">${set.placed(isLeft ? margin : (w - set.width) / 2, y)}</g>`;
  };
  const foot = title.isForKids
    ? ''
    : title.kind === 'film'
      ? line(
          `Regi ${title.director}   ${title.cast.slice(0, 3).join('   ')}`.toLocaleUpperCase('nb'),
          13,
          h - 44,
          0.12,
          0.7,
        )
      : title.kind === 'series'
        ? line(
            (title.seriesKind === 'sequential'
              ? 'En serie i ' +
                (title.seasons.length === 1 ? 'én sesong' : `${title.seasons.length} sesonger`)
              : 'Ny sending hver uke'
            ).toLocaleUpperCase('nb'),
            14,
            h - 44,
            0.24,
            0.75,
          )
        : title.kind === 'sport'
          ? line('DIREKTE OG I ARKIVET', 15, h - 44, 0.24, 0.9, palette.accent)
          : '';
  const actors =
    title.kind === 'film' &&
    !title.genres.includes('Dokumentar') &&
    !isTop &&
    !title.isForKids &&
    random.chance(0.7)
      ? line(title.cast.slice(0, 2).join('     ').toLocaleUpperCase('nb'), 17, 58, 0.2, 0.9)
      : '';
  return (
    (kicker === undefined
      ? ''
      : line(kicker.toLocaleUpperCase('nb'), 26, top - 14, 0.16, 1, lighter(palette.accent, 0.35))) +
    (tagline === undefined ? '' : line(tagline, 20, bottom + 30, 0.03, 0.85)) +
    actors +
    foot +
    `<rect x="0" y="${n(h)}" width="1" height="0"/>`
  );
}
