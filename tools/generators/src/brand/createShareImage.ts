import sharp from 'sharp';
import { themeColour } from './themeColour.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** Maximum width of a bold letter, as a share of its height. */
const LETTER_RATIO = 0.72;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Creates a default share image: the brand's name in its colours, PNG, 1200 by 630 pixels.
 *
 * @param theme the brand's style sheet
 */
export function createShareImage(displayName: string, theme: string): Promise<Buffer> {
  const size = Math.min(180, Math.floor((WIDTH * 0.84) / (displayName.length * LETTER_RATIO)));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${themeColour(theme, 'surface')}" />
  <rect y="${HEIGHT - 24}" width="${WIDTH}" height="24" fill="${themeColour(theme, 'action')}" />
  <text x="${WIDTH / 2}" y="${HEIGHT / 2 + size / 3}" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${themeColour(theme, 'text')}">${escaped(displayName)}</text>
</svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, effort: 10 }).toBuffer();
}
