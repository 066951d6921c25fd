import type { KeyboardEvent } from 'react';
import { keyCommand, type KeyTarget } from './keyCommand.ts';

/** Returns the command of a key press; undefined for other keys. */
export function readKeyCommand({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  return keyCommand({ key, hasModifier: ctrlKey || metaKey || altKey, target: classifyTarget(target) });
}

function classifyTarget(target: EventTarget): KeyTarget {
  if (!(target instanceof Element)) return 'player';
  if (target.closest('[role="menu"], dialog')) return 'menu';
  if (target.closest('[role="slider"], input')) return 'slider';
  return target.closest('button, a') ? 'button' : 'player';
}
