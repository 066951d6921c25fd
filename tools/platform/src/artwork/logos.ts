import { providers } from '../catalogue/providers.ts';
import { channelOf } from '../guide/channels.ts';
import type { Channel } from '../guide/channels.ts';
import { darker, lighter } from './drawing/colour.ts';
import type { Drawing } from './rasterize.ts';
import { capHeight, outlineText } from './typography/outlineText.ts';
import type { Typeface } from './typography/typefaces.ts';

function badge(ground: string, height: number, inside: string): Drawing {
  return {
    ratio: height / 400,
    isTransparent: true,
    svg: (width, tall) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 400 ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${lighter(ground, 0.14)}"/><stop offset="1" stop-color="${darker(ground, 0.2)}"/></linearGradient></defs><rect x="4" y="4" width="392" height="${height - 8}" rx="34" fill="url(#g)"/><rect x="5" y="5" width="390" height="${height - 10}" rx="33" fill="none" stroke="#ffffff" stroke-opacity="0.22" stroke-width="2"/>${inside}</svg>`,
  };
}

function fittedWord(
  text: string,
  typeface: Typeface,
  ink: string,
  box: { x: number; y: number; w: number; h: number },
): string {
  const cap = capHeight(typeface);
  const size = Math.min((box.w / outlineText(text, typeface, 100).width) * 100, box.h / cap);
  const set = outlineText(text, typeface, size);
  return `<g fill="${ink}">${set.placed(box.x + (box.w - set.width) / 2, box.y + (box.h + size * cap) / 2)}</g>`;
}

function wrappedName(
  text: string,
  typeface: Typeface,
  ink: string,
  box: { x: number; y: number; w: number; h: number },
): string {
  const [, first, second] = /^(.{3,}?)(?: |(?=[A-ZÆØÅ]))(.{3,})$/u.exec(text) ?? [];
  if (text.length < 9 || first === undefined || second === undefined)
    return fittedWord(text, typeface, ink, box);
  const h = box.h * 0.44;
  return (
    fittedWord(first, typeface, ink, { ...box, h }) +
    fittedWord(second, typeface, ink, { ...box, h, y: box.y + box.h - h })
  );
}

const symbols: Readonly<Record<string, string>> = {
  aurora:
    '<path d="M8 74C26 20 38 84 52 40S80 22 92 60" fill="none" stroke-width="15" stroke-linecap="round" stroke="currentColor"/>',
  peak: '<path d="M4 84L38 22L56 54L66 40L96 84Z" fill="currentColor"/>',
  moon: '<path d="M66 10A42 42 0 1 0 90 72A34 34 0 0 1 66 10Z" fill="currentColor"/>',
  bar: '<path d="M14 16H86V38H14ZM14 50H60V72H14Z" fill="currentColor"/>',
  one: '<path d="M30 30L54 14H68V88H48V38L30 48Z" fill="currentColor"/>',
  two: '<path d="M22 38C22 6 80 6 80 36C80 56 52 60 46 70H80V88H20C20 52 58 50 58 36C58 26 42 26 42 38Z" fill="currentColor"/>',
  wave: '<path d="M4 40q16 -22 32 0t32 0t28 0M4 68q16 -22 32 0t32 0t28 0" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round"/>',
  ring: '<circle cx="50" cy="50" r="34" fill="none" stroke="currentColor" stroke-width="18"/>',
  star: '<path d="M50 6L62 38L96 40L69 60L79 94L50 74L21 94L31 60L4 40L38 38Z" fill="currentColor"/>',
  ball: '<circle cx="50" cy="50" r="42" fill="currentColor"/><path d="M50 30L68 43L61 64H39L32 43Z" fill="#000000" opacity="0.75"/>',
  key: '<circle cx="32" cy="50" r="20" fill="none" stroke="currentColor" stroke-width="13"/><path d="M52 44H96V70H84V57H76V68H66V57H52Z" fill="currentColor"/>',
  sun: '<circle cx="50" cy="50" r="24" fill="currentColor"/><path d="M50 4V18M50 82V96M4 50H18M82 50H96M17 17L27 27M73 73L83 83M83 17L73 27M27 73L17 83" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
  tree: '<path d="M50 4L76 40H62L84 72H58V96H42V72H16L38 40H24Z" fill="currentColor"/>',
  compass:
    '<circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" stroke-width="9"/><path d="M70 30L56 58L30 70L44 42Z" fill="currentColor"/>',
  pulse:
    '<path d="M2 54H26L38 18L56 88L68 54H98" fill="none" stroke="currentColor" stroke-width="12" stroke-linejoin="round"/>',
  cross: '<path d="M14 14L86 86M86 14L14 86" stroke="currentColor" stroke-width="22"/>',
  hex: '<path d="M50 6L88 28V72L50 94L12 72V28Z" fill="none" stroke="currentColor" stroke-width="13"/>',
  flake:
    '<path d="M50 4V96M10 27L90 73M90 27L10 73M36 12L50 26L64 12M36 88L50 74L64 88" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
  note: '<path d="M38 14L84 6V66A15 13 0 1 1 72 54V26L50 30V80A15 13 0 1 1 38 68Z" fill="currentColor"/>',
  leaf: '<path d="M12 88C8 30 46 10 92 10C92 62 66 94 24 78L50 46L14 92Z" fill="currentColor"/>',
  house: '<path d="M50 10L94 50H82V90H58V62H42V90H18V50H6Z" fill="currentColor"/>',
  reel: '<path fill-rule="evenodd" d="M50 6A44 44 0 1 1 49.900 6ZM50 18A12 12 0 1 0 50.100 18ZM50 58A12 12 0 1 0 50.100 58ZM28 38A12 12 0 1 0 28.100 38ZM72 38A12 12 0 1 0 72.100 38Z" fill="currentColor"/>',
  column:
    '<path d="M10 12H90V26H10ZM18 34H34V78H18ZM42 34H58V78H42ZM66 34H82V78H66ZM10 84H90V94H10Z" fill="currentColor"/>',
  atom: '<g fill="none" stroke="currentColor" stroke-width="7"><ellipse cx="50" cy="50" rx="44" ry="17"/><ellipse cx="50" cy="50" rx="44" ry="17" transform="rotate(60 50 50)"/><ellipse cx="50" cy="50" rx="44" ry="17" transform="rotate(120 50 50)"/></g><circle cx="50" cy="50" r="8" fill="currentColor"/>',
  dots: '<g fill="currentColor"><circle cx="26" cy="30" r="17"/><circle cx="72" cy="26" r="13"/><circle cx="34" cy="76" r="12"/><circle cx="72" cy="68" r="20"/></g>',
  bolt: '<path d="M58 4L18 58H46L38 96L84 38H54Z" fill="currentColor"/>',
  arrow: '<path d="M4 40H52V16L96 50L52 84V60H4Z" fill="currentColor"/>',
  globe:
    '<g fill="none" stroke="currentColor" stroke-width="8"><circle cx="50" cy="50" r="41"/><ellipse cx="50" cy="50" rx="18" ry="41"/><path d="M9 50H91M16 28H84M16 72H84"/></g>',
  rings:
    '<g fill="none" stroke="currentColor" stroke-width="9"><circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="25"/></g><circle cx="50" cy="50" r="10" fill="currentColor"/>',
  curtain:
    '<path d="M6 8H94V20H6ZM8 24H44C44 58 30 74 8 88ZM92 24H56C56 58 70 74 92 88Z" fill="currentColor"/>',
  heart:
    '<path d="M50 90C10 62 2 40 10 24C20 6 42 12 50 30C58 12 80 6 90 24C98 40 90 62 50 90Z" fill="currentColor"/>',
  bars: '<path d="M8 60H26V92H8ZM32 44H50V92H32ZM56 28H74V92H56ZM80 8H98V92H80Z" fill="currentColor"/>',
  pin: '<path fill-rule="evenodd" d="M50 4C72 4 86 20 86 40C86 64 58 84 50 96C42 84 14 64 14 40C14 20 28 4 50 4ZM50 24A16 16 0 1 0 50.100 24Z" fill="currentColor"/>',
};

const faces: Readonly<Partial<Record<Channel['profile'], Typeface>>> = {
  kids: 'fredoka',
  junior: 'righteous',
  film: 'cinzel',
  crime: 'bebas',
  football: 'anton',
  ice: 'anton',
  winter: 'anton',
  sport: 'anton',
  actionFilm: 'anton',
  music: 'righteous',
  romance: 'playfair',
  food: 'dmserif',
  night: 'typewriter',
};

export function channelLogo(id: string): Drawing | undefined {
  const channel = channelOf(id);
  if (!channel) return undefined;
  const [ground, ink] = channel.colours;
  const typeface = faces[channel.profile] ?? 'montserrat';
  const sign = `<g transform="translate(162 14) scale(0.76)" style="color:${ink}" color="${ink}">${(symbols[channel.sign] ?? '').replaceAll('currentColor', ink)}</g>`;
  return badge(
    ground,
    220,
    sign + wrappedName(channel.name, typeface, ink, { x: 22, y: 104, w: 356, h: 92 }),
  );
}

const providerFaces: Readonly<Record<string, Typeface>> = {
  max: 'righteous',
  nordiskFilm: 'dmserif',
  vsport: 'anton',
  eurosport: 'anton',
  tv2sport: 'anton',
};

/** Returns a provider's name on a badge; not its real trademark. */
export function providerLogo(id: string): Drawing | undefined {
  const provider = Object.values(providers).find((one) => one.id === id);
  if (!provider) return undefined;
  const { ink, ground } = provider.colours;
  const typeface = providerFaces[id] ?? 'montserrat';
  return badge(ground, 200, wrappedName(provider.name, typeface, ink, { x: 26, y: 36, w: 348, h: 128 }));
}
