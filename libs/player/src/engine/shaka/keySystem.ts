import type { DrmType } from '../playbackEngine.ts';

export const keySystems: Readonly<Record<DrmType, string>> = {
  widevine: 'com.widevine.alpha',
  playReady: 'com.microsoft.playready',
  fairPlay: 'com.apple.fps',
  clearKey: 'org.w3.clearkey',
};

/** Most secure first; Clear Key protects nothing. */
const preference: readonly DrmType[] = ['fairPlay', 'playReady', 'widevine', 'clearKey'];

export type PlayUrls = Readonly<Partial<Record<DrmType, { readonly href: string } | undefined>>>;

export interface ChosenPlayUrl {
  readonly href: string;
  /** If false, only an unencrypted stream can be played. */
  readonly hasKeySystem: boolean;
}

/**
 * Returns the link of the most secure key system that the browser supports. Stops at the first match, since checks
 * are slow. Without a match, returns the least secure link.
 */
export async function choosePlayUrl(
  offered: PlayUrls,
  isSupported: (keySystem: string) => Promise<boolean>,
): Promise<ChosenPlayUrl | undefined> {
  let fallback: ChosenPlayUrl | undefined;
  for (const type of preference) {
    const link = offered[type];
    if (!link) continue;
    if (await isSupported(keySystems[type])) return { href: link.href, hasKeySystem: true };
    fallback = { href: link.href, hasKeySystem: false };
  }
  return fallback;
}

/** Returns whether a title has a link with a known DRM type. */
export function hasPlayableUrl(offered: PlayUrls | undefined): boolean {
  return offered !== undefined && preference.some((type) => offered[type] !== undefined);
}
