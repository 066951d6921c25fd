/** What the keys of the player do. */
export type KeyCommand =
  | 'togglePlay'
  | 'seekBack'
  | 'seekForward'
  | 'louder'
  | 'quieter'
  | 'toggleMute'
  | 'toggleSubtitles'
  | 'slower'
  | 'faster'
  | 'next'
  | 'channelUp'
  | 'channelDown'
  | 'channelBefore'
  | 'toggleFullscreen'
  | 'showKeys'
  | 'leave'
  | SeekToShare;

/** To a share of the whole, from 0 (its beginning) to 1 (its end, or the live edge). */
export interface SeekToShare {
  readonly seekToShare: number;
}

/** What the key was pressed on: some of it has keys of its own. */
export type KeyTarget = 'player' | 'button' | 'slider' | 'menu';

export interface PressedKey {
  readonly key: string;
  readonly hasModifier: boolean;
  readonly target: KeyTarget;
}

const commands: Readonly<Record<string, KeyCommand>> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  ArrowLeft: 'seekBack',
  ArrowRight: 'seekForward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  Home: { seekToShare: 0 },
  End: { seekToShare: 1 },
  m: 'toggleMute',
  c: 'toggleSubtitles',
  '<': 'slower',
  '>': 'faster',
  n: 'next',
  PageUp: 'channelUp',
  PageDown: 'channelDown',
  b: 'channelBefore',
  f: 'toggleFullscreen',
  '?': 'showKeys',
  Escape: 'leave',
};

const OF_SLIDERS = /^(?:Arrow|Page|Home$|End$)/;

/**
 * The command of a key, or undefined where the key belongs to the browser (with a modifier) or to what it was
 * pressed on: space presses a button, arrows move a slider, and a menu has all keys to itself.
 */
export function keyCommand({ key, hasModifier, target }: PressedKey): KeyCommand | undefined {
  if (hasModifier || target === 'menu') return undefined;
  if (key === ' ' && target === 'button') return undefined;
  if (target === 'slider' && OF_SLIDERS.test(key)) return undefined;
  if (/^\d$/.test(key)) return { seekToShare: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
