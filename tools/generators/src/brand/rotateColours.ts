import { rotateHue } from './colour.ts';
import type { Rgb } from './colour.ts';

/** Semantic colours keep their hue: danger and live stay red. */
const semanticColour = /^\s*--(?:dark-)?(?:live|positive|warning|danger):/;

const hex = /#([0-9a-f]{6})\b/gi;
const rgb = /\brgb\((\d{1,3}) (\d{1,3}) (\d{1,3})/g;
/** Bare RGB channels, which `tokens.css` combines with an opacity. */
const bareChannels = /^(\s*--[\w-]+: )(\d{1,3}) (\d{1,3}) (\d{1,3});$/;

function rotateHex(digits: string, degrees: number): string {
  const at = (offset: number) => parseInt(digits.slice(offset, offset + 2), 16);
  const turned = rotateHue([at(0), at(2), at(4)], degrees);
  return `#${turned.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const rotateChannels = (parts: string[], degrees: number): string => {
  const [red = 0, green = 0, blue = 0] = parts.map(Number);
  const colour: Rgb = [red, green, blue];
  return rotateHue(colour, degrees).join(' ');
};

export function rotateColours(text: string, degrees: number): string {
  return text
    .split('\n')
    .map((line) => {
      if (semanticColour.test(line)) return line;
      return line
        .replace(hex, (_all, digits: string) => rotateHex(digits, degrees))
        .replace(rgb, (_all, ...parts: string[]) => `rgb(${rotateChannels(parts.slice(0, 3), degrees)}`)
        .replace(
          bareChannels,
          (_all, name: string, ...parts: string[]) => `${name}${rotateChannels(parts.slice(0, 3), degrees)};`,
        );
    })
    .join('\n');
}
