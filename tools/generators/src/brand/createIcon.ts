import { themeColour } from './themeColour.ts';

/**
 * Creates a default icon: the brand's first letter in its colours.
 *
 * @param theme the brand's style sheet
 */
export function createIcon(displayName: string, theme: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${themeColour(theme, 'action')}" />
  <text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${themeColour(theme, 'on-action')}">${displayName.slice(0, 1).toUpperCase()}</text>
</svg>
`;
}
