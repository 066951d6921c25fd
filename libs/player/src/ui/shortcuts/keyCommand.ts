export type KeyTarget = 'player' | 'button' | 'slider' | 'menu';

export interface PressedKey {
  readonly key: string;
  readonly hasModifier: boolean;
  readonly target: KeyTarget;
}

const commands = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  ArrowLeft: 'seekBack',
  ArrowRight: 'seekForward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
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
} as const;

type KeyName = keyof typeof commands;

/** Commands of the keyboard shortcuts. A share of 0 is the start, 1 the end or live edge. */
export type KeyCommand = (typeof commands)[KeyName] | { readonly seekToShare: number };

const SLIDER_KEYS = /^(?:Arrow|Page|Home$|End$)/;

/** Returns the command of a key. Undefined with a modifier, or if the focused element handles the key itself. */
export function keyCommand({ key, hasModifier, target }: PressedKey): KeyCommand | undefined {
  if (hasModifier || target === 'menu') return undefined;
  if (key === ' ' && target === 'button') return undefined;
  if (target === 'slider' && SLIDER_KEYS.test(key)) return undefined;
  if (/^\d$/.test(key)) return { seekToShare: Number(key) / 10 };
  if (key === 'Home' || key === 'End') return { seekToShare: key === 'Home' ? 0 : 1 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return isKeyName(name) ? commands[name] : undefined;
}

function isKeyName(key: string): key is KeyName {
  return Object.hasOwn(commands, key);
}
