import type { KeyTarget } from './keyCommand.ts';

/** Classifies the target of a key press. */
export function keyTarget(target: EventTarget): KeyTarget {
  if (!(target instanceof Element)) return 'player';
  if (target.closest('[role="menu"], dialog')) return 'menu';
  if (target.closest('[role="slider"], input')) return 'slider';
  return target.closest('button, a') ? 'button' : 'player';
}
