import { osloIso } from '../../guide/osloTime.ts';
import type { StateWindow } from '../availability.ts';
import type { BehaviorTarget, Card } from '../wire.ts';

const always = { from: '2020-01-01T00:00:00+01:00', to: '2040-01-01T00:00:00+01:00' };

/** Returns an always-valid text, as a list of one window. */
export function alwaysText(value: string): { from: string; to: string; value: string }[] {
  return [{ ...always, value }];
}

/** Returns a card's time-bounded lists, from its state windows and their behaviour targets. */
export function timedLists(
  windows: readonly StateWindow[],
  targetOf: (window: StateWindow) => BehaviorTarget,
): Pick<Card, 'behaviors' | 'states' | 'labels'> {
  const spans = windows.map((window) => ({
    window,
    from: osloIso(window.from),
    to: osloIso(window.to),
  }));
  return {
    behaviors: spans.map(({ window, from, to }) => ({ from, to, target: targetOf(window) })),
    states: spans.map(({ window, from, to }) => ({
      from,
      to,
      value: window.state,
      ...(window.label === undefined ? {} : { label: window.label }),
    })),
    labels: spans.flatMap(({ window, from, to }) =>
      window.label === undefined ? [] : [{ from, to, value: window.label }],
    ),
  };
}
