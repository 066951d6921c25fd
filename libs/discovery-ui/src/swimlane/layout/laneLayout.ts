import type { ErrorReporter } from '@tv/analytics';
import { SWIMLANE_TYPES } from '@tv/api-client';

export interface RailLayout {
  readonly kind: 'rail';
  readonly shape: 'landscape' | 'portrait' | 'live';
  readonly size: 'standard' | 'large';
  readonly numbered: boolean;
}

/** One kind per renderer. */
export type LaneLayout =
  | RailLayout
  | { readonly kind: 'hero'; readonly ratio: 'wide' | 'superWide' }
  | { readonly kind: 'pool'; readonly shape: 'landscape' | 'portrait' }
  | { readonly kind: 'menu'; readonly look: MenuLook };

export type MenuLook = 'text' | 'thumbnail' | 'circle' | 'logo';

/** Width divided by height. */
export const MENU_RATIO: Readonly<Record<MenuLook, number>> = {
  text: 1,
  thumbnail: 16 / 9,
  circle: 1,
  logo: 3 / 2,
};

const rail = (
  shape: 'landscape' | 'portrait' | 'live',
  { size = 'standard', numbered = false }: { size?: 'standard' | 'large'; numbered?: boolean } = {},
): LaneLayout => ({ kind: 'rail', shape, size, numbered });

const STANDARD = rail('landscape');

const layouts = new Map<string, LaneLayout>([
  ['Standard', STANDARD],
  ['Featured', rail('landscape', { size: 'large' })],
  ['Hero', { kind: 'hero', ratio: 'wide' }],
  ['SuperWideHero', { kind: 'hero', ratio: 'superWide' }],
  ['StandardPortrait', rail('portrait')],
  ['HeroPortrait', rail('portrait', { size: 'large' })],
  ['NumberedPortrait', rail('portrait', { numbered: true })],
  ['StandardNumbered', rail('landscape', { numbered: true })],
  ['Live', rail('live')],
  ['SwimmingPool', { kind: 'pool', shape: 'landscape' }],
  ['SwimmingPoolPortrait', { kind: 'pool', shape: 'portrait' }],
  ['MenuText', { kind: 'menu', look: 'text' }],
  ['MenuThumbnail', { kind: 'menu', look: 'thumbnail' }],
  ['MenuCircle', { kind: 'menu', look: 'circle' }],
  ['MenuLogo', { kind: 'menu', look: 'logo' }],
]);

const types = new Set<string>(SWIMLANE_TYPES);

/**
 * Returns whether the layout is supported: personal and live lanes cannot be ranked, and a menu shows no states or
 * remove buttons.
 */
function isSupported(layout: LaneLayout, type: string): boolean {
  if (type === 'Default') return true;
  if (layout.kind === 'menu') return false;
  if (layout.kind === 'rail') return !layout.numbered;
  return type !== 'ContinueWatching' || layout.kind !== 'hero';
}

/** Selects the layout of a swimlane; unsupported combinations are logged and use Standard (LANE-23). */
export function laneLayout(
  { style = 'Standard', type = 'Default' }: { style?: string | undefined; type?: string | undefined },
  context?: { readonly reporter: Pick<ErrorReporter, 'warn'> },
): LaneLayout {
  const layout = layouts.get(style);
  if (layout && types.has(type) && isSupported(layout, type)) return layout;
  context?.reporter.warn(`Unhandled swimlane type/style combination ${type}/${style}`, 'swimlane.layout');
  return STANDARD;
}
