/**
 * A colour of a brand by its token; grey where the theme does not name it so.
 *
 * @param theme  the brand's style sheet
 */
export function themeColour(theme: string, token: string): string {
  return new RegExp(`^\\s*--${token}: (#[0-9a-f]{6});$`, 'm').exec(theme)?.[1] ?? '#808080';
}
