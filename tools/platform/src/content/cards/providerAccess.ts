import { providerOf } from '../../catalogue/providers.ts';
import type { Provider } from '../../catalogue/providers.ts';
import type { Title } from '../../catalogue/title.ts';
import type { Asking } from '../asking.ts';
import type { StateWindow } from '../availability.ts';

/** The provider a title is shown with: the first one the viewer may use, else the first. */
export function shownProvider(title: Title, asking: Asking): Provider {
  const all = title.providers.map(providerOf);
  return all.find(({ entitlementKey }) => asking.hasAccess(entitlementKey)) ?? providerOf(title.providers[0]);
}

/** Whether the viewer may watch a title with any of its providers. */
export function mayWatch(title: Title, asking: Asking): boolean {
  return asking.hasAccess(shownProvider(title, asking).entitlementKey);
}

/** The windows as this viewer has them: all of them without access when no provider is open to him. */
export function withAccess(windows: readonly StateWindow[], hasAccess: boolean): readonly StateWindow[] {
  if (hasAccess) return windows;
  return windows.map(({ from, to }) => ({ from, to, state: 'NoAccess', label: 'Ikke i abonnementet' }));
}
