import { providerOf } from '../../catalogue/providers.ts';
import type { Provider } from '../../catalogue/providers.ts';
import type { Title } from '../../catalogue/title.ts';
import type { StateWindow } from '../availability.ts';
import type { ContentRequest } from '../contentRequest.ts';

/** Returns the first provider that the user has access to, else the first. */
export function preferredProvider(title: Title, request: ContentRequest): Provider {
  const all = title.providers.map(providerOf);
  return (
    all.find(({ entitlementKey }) => request.hasAccess(entitlementKey)) ?? providerOf(title.providers[0])
  );
}

/** Returns whether the user has access through any provider. */
export function canWatch(title: Title, request: ContentRequest): boolean {
  return request.hasAccess(preferredProvider(title, request).entitlementKey);
}

/** Marks all windows `NoAccess` if the user has no access. */
export function withAccess(windows: readonly StateWindow[], hasAccess: boolean): readonly StateWindow[] {
  if (hasAccess) return windows;
  return windows.map(({ from, to }) => ({ from, to, state: 'NoAccess', label: 'Ikke i abonnementet' }));
}
