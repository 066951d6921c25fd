/** A theme defines `themeTokens`; `tokens.css` defines the rest. A test checks both. */

/** Colours that `data-tone="dark"` replaces by their `--dark-*` counterpart. */
export const tonedTokens = [
  '--surface',
  '--surface-raised',
  '--surface-overlay',
  '--surface-sunken',
  '--surface-header',
  '--text',
  '--text-muted',
  '--divider',
  '--control-line',
  '--control-fill',
  '--control-fill-hover',
  '--accent',
  '--accent-strong',
  '--action-line',
  '--live',
  '--positive',
  '--warning',
  '--danger',
  '--focus-ring',
  '--focus-gap',
  '--progress-fill',
  '--progress-track',
  '--skeleton',
  '--skeleton-glow',
] as const;

type TonedToken = (typeof tonedTokens)[number];
type DarkOf<T extends string> = T extends `--${infer Name}` ? `--dark-${Name}` : never;

/** Returns the `--dark-*` name of a toned token. */
export function darkToken(token: TonedToken): DarkOf<TonedToken> {
  return `--dark-${token.slice(2)}` as DarkOf<TonedToken>;
}

/** Colours for every tone. */
export const plainColourTokens = [
  '--action',
  '--action-end',
  '--action-hover',
  '--action-hover-end',
  '--on-action',
  '--on-live',
  '--scrim',
  '--on-scrim',
  '--on-scrim-muted',
  '--shadow-raised',
  '--shadow-floating',
] as const;

/** Typography, corners and motion of a brand. */
export const characterTokens = [
  '--font-heading',
  '--font-body',
  '--type-factor',
  '--heading-weight',
  '--heading-tracking',
  '--heading-leading',
  '--body-leading',
  '--strong-weight',
  '--radius-small',
  '--radius',
  '--radius-large',
  '--radius-control',
  '--motion-quick',
  '--motion',
  '--motion-slow',
  '--motion-fade',
  '--ease',
  '--ease-spring',
  '--lift',
] as const;

/** What a theme must define. */
export const themeTokens: readonly string[] = [
  ...tonedTokens,
  ...tonedTokens.map(darkToken),
  ...plainColourTokens,
  ...characterTokens,
];

export const spaceTokens = [
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-8',
  '--space-10',
  '--space-12',
  '--space-16',
  '--space-24',
] as const;

export const fontSizeTokens = [
  '--font-size-caption',
  '--font-size-small',
  '--font-size-body',
  '--font-size-lead',
  '--font-size-title-3',
  '--font-size-title-2',
  '--font-size-title-1',
  '--font-size-display',
] as const;

export const sharedTokens = [
  ...spaceTokens,
  ...fontSizeTokens,
  '--fluid',
  '--gutter',
  '--section-gap',
  '--card-gap',
  '--header-height',
  '--content-width',
  '--reading-width',
  '--safe-block-end',
  '--form-width',
  '--control-height',
  '--control-height-small',
  '--control-height-large',
  '--target',
  '--focus-width',
  '--line-width',
  '--layer-raised',
  '--layer-sticky',
  '--layer-header',
  '--layer-player',
  '--layer-overlay',
  '--layer-toast',
  '--scrim-soft',
  '--scrim-strong',
  '--scrim-veil',
  '--scrim-up',
  '--scrim-aside',
] as const;
