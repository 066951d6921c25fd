import type { DrmType } from './playbackEngine.ts';

/** The browser's name of each protection system. */
export const keySystems: Readonly<Record<DrmType, string>> = {
  widevine: 'com.widevine.alpha',
  playReady: 'com.microsoft.playready',
  fairPlay: 'com.apple.fps',
  clearKey: 'org.w3.clearkey',
};

/** Best protected first: Clear Key is open to anyone, so it comes last. */
const preference: readonly DrmType[] = ['fairPlay', 'playReady', 'widevine', 'clearKey'];

/** Links to ask how to play, one per protection system. */
export type PlayUrls = Readonly<Partial<Record<DrmType, { readonly href: string } | undefined>>>;

/** The link to ask how a title is played. */
export interface ChosenPlayUrl {
  readonly href: string;
  /** Whether the browser has the key system of the link. Without it, only a stream that is not encrypted plays. */
  readonly hasKeySystem: boolean;
}

/**
 * The link to ask, by what the title offers and the browser can do. Asks the browser for one system after
 * another and no further than the first that will do: each question can take its time. If the browser has none of them, it is the
 * link of the least protected system: whether the stream is encrypted at all is known from the answer.
 *
 * @returns undefined when the title offers nothing
 */
export async function choosePlayUrl(
  offered: PlayUrls,
  isSupported: (keySystem: string) => Promise<boolean>,
): Promise<ChosenPlayUrl | undefined> {
  let last: ChosenPlayUrl | undefined;
  for (const type of preference) {
    const link = offered[type];
    if (!link) continue;
    if (await isSupported(keySystems[type])) return { href: link.href, hasKeySystem: true };
    last = { href: link.href, hasKeySystem: false };
  }
  return last;
}

/** Whether a title can be played anywhere: what the server offers may hold nothing that we know. */
export function isOffered(offered: PlayUrls | undefined): boolean {
  return offered !== undefined && preference.some((type) => offered[type] !== undefined);
}
