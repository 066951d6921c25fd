/** What the keys of the player do. */
export type KeyCommand =
  | 'togglePlay'
  | 'seekBack'
  | 'seekForward'
  | 'louder'
  | 'quieter'
  | 'toggleMute'
  | 'toggleFullscreen'
  | 'leave';

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
  m: 'toggleMute',
  f: 'toggleFullscreen',
  Escape: 'leave',
};

/**
 * The command of a key, or undefined where the key belongs to the browser (with a modifier) or to what it was
 * pressed on: space presses a button, arrows move a slider, and a menu has all keys to itself.
 */
export function keyCommand({ key, hasModifier, target }: PressedKey): KeyCommand | undefined {
  if (hasModifier || target === 'menu') return undefined;
  if (key === ' ' && target === 'button') return undefined;
  if (key.startsWith('Arrow') && target === 'slider') return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
