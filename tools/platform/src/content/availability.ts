import type { Title } from '../catalogue/title.ts';
import { dayLength, osloDate, osloInstant, osloIso, osloWeekStart } from '../guide/osloTime.ts';
import type { StateType } from './wire.ts';

const hour = 3_600_000;

/** A period in one state; epoch milliseconds, `to` is exclusive. */
export interface StateWindow {
  readonly from: number;
  readonly to: number;
  readonly state: StateType;
  readonly label?: string;
}

function badgeTime(instant: number): string {
  const weekdays = ['søn.', 'man.', 'tirs.', 'ons.', 'tors.', 'fre.', 'lør.'];
  const date = osloDate(instant);
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${osloIso(instant).slice(11, 16)}`;
}

/** Contiguous states of a title around an instant, at least a day in both directions. Ignores access. */
export function stateWindows({ availability }: Title, now: number): StateWindow[] {
  const week = osloWeekStart(now);
  const nextWeek = osloWeekStart(week + 8 * dayLength);
  const far = 365 * dayLength;
  switch (availability.kind) {
    case 'always':
      return [{ from: week - far, to: week + far, state: 'Default' }];
    case 'rental':
      return [{ from: week - far, to: week + far, state: 'Rented', label: 'Leid' }];
    case 'premiere': {
      const opens = week + availability.hoursIntoWeek * hour;
      return [
        { from: week - dayLength, to: opens, state: 'Planned', label: `Kommer ${badgeTime(opens)}` },
        { from: opens, to: nextWeek + dayLength, state: 'Default' },
      ];
    }
    case 'expiring': {
      const closes = week + availability.hoursIntoWeek * hour;
      return [
        { from: week - dayLength, to: closes, state: 'Default' },
        { from: closes, to: nextWeek + dayLength, state: 'Expired', label: 'Utløpt' },
      ];
    }
    case 'live':
      return [-1, 0, 1].flatMap((offset) => liveWindows(availability, now + offset * dayLength));
  }
}

/** Returns one day of a live event: planned from midnight, live, then archived until midnight. */
function liveWindows({ hour: at, minutes }: { hour: number; minutes: number }, now: number): StateWindow[] {
  const date = osloDate(now);
  const midnight = osloInstant(date, 0);
  const nextMidnight = osloInstant(osloDate(midnight + 26 * hour), 0);
  const start = osloInstant(date, at * 60);
  const end = Math.min(start + minutes * 60_000, nextMidnight);
  const windows: StateWindow[] = [
    { from: midnight, to: start, state: 'Planned', label: `I dag ${osloIso(start).slice(11, 16)}` },
    { from: start, to: end, state: 'Live', label: 'Direkte' },
    { from: end, to: nextMidnight, state: 'Default' },
  ];
  return windows.filter(({ from, to }) => to > from);
}

export function windowAt(windows: readonly StateWindow[], now: number): StateWindow | undefined {
  return windows.find(({ from, to }) => from <= now && now < to);
}
