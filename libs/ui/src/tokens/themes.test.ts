import { describe, expect, it } from 'vitest';
import { contrastRequirements, contrastRatio, parseColour } from '../testing/contrast.ts';
import tokensCss from './tokens.css?raw';
import { darkToken, sharedTokens, themeTokens, tonedTokens } from './tokens.ts';

const themes = Object.entries(
  import.meta.glob<string>('../../../../apps/*/src/theme.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, css]) => ({ app: /apps\/([^/]+)\//.exec(path)?.[1] ?? path, css }));

/** Returns the custom properties in the first rule with this selector. */
function declarations(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = start < 0 ? '' : css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/^\s+(--[\w-]+):\s*([^;]+);/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

function colour(theme: Map<string, string>, token: string): readonly [number, number, number] {
  const value = theme.get(token);
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference !== undefined) return colour(theme, reference);
  const parsed = parseColour(value ?? '');
  if (parsed === undefined) throw new Error(`${token} is not a plain colour: ${String(value)}`);
  return parsed;
}

describe('tokens', () => {
  it('tokens.css defines exactly the shared tokens', () => {
    expect([...declarations(tokensCss, '[data-brand]').keys()].sort()).toEqual([...sharedTokens].sort());
  });

  it('the dark tone replaces exactly the toned tokens', () => {
    const tone = declarations(tokensCss, "[data-tone='dark']");
    expect([...tone]).toEqual(tonedTokens.map((token) => [token, `var(${darkToken(token)})`]));
  });
});

it('at least two brands have a theme', () => {
  expect(themes.length).toBeGreaterThanOrEqual(2);
});

describe.each(themes)('theme of $app', ({ app, css }) => {
  const theme = declarations(css, `[data-brand='${app}']`);

  it('the theme defines every token and no unknown token', () => {
    expect([...theme.keys()].sort()).toEqual([...themeTokens].sort());
  });

  describe.each(['own tone', 'dark tone'])('%s', (tone) => {
    const toned = new Set<string>(tonedTokens);
    const name = (token: string) =>
      tone === 'dark tone' && toned.has(token) ? `--dark-${token.slice(2)}` : token;

    it.each(contrastRequirements)('%s on %s has a contrast of at least %d', (front, back, least) => {
      const ratio = contrastRatio(colour(theme, name(front)), colour(theme, name(back)));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  });

  it('text on a scrim is readable over a white image', () => {
    const scrim = (theme.get('--scrim') ?? '').split(' ').map(Number);
    const veil = Number(/--scrim-veil: rgb\(var\(--scrim\) \/ (\d+)%\)/.exec(tokensCss)?.[1]) / 100;
    const under = scrim.map((channel) => Math.round(channel * veil + 255 * (1 - veil)));
    const [red = 0, green = 0, blue = 0] = under;
    expect(contrastRatio(colour(theme, '--on-scrim'), [red, green, blue])).toBeGreaterThanOrEqual(4.5);
  });
});
