/** Commands of the keyboard shortcuts. */
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

/** 0 is the start, 1 the end or live edge. */
export interface SeekToShare {
  readonly seekToShare: number;
}

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

const SLIDER_KEYS = /^(?:Arrow|Page|Home$|End$)/;

/** Command of a key. Undefined with a modifier, or if the focused element handles the key itself. */
export function keyCommand({ key, hasModifier, target }: PressedKey): KeyCommand | undefined {
  if (hasModifier || target === 'menu') return undefined;
  if (key === ' ' && target === 'button') return undefined;
  if (target === 'slider' && SLIDER_KEYS.test(key)) return undefined;
  if (/^\d$/.test(key)) return { seekToShare: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
