/**
 * Returns a brand colour by token; grey if the theme lacks it.
 *
 * @param theme the brand's style sheet
 */
export function themeColour(theme: string, token: string): string {
  return new RegExp(`^\\s*--${token}: (#[0-9a-f]{6});$`, 'm').exec(theme)?.[1] ?? '#808080';
}
