import { addDays, dateKey, shortDate } from './oslo.ts';

/**
 * The day as one would say it: `I dag`, `I morgen`, `I går`, else `fre. 20. nov.`.
 *
 * @param instant what is told of, epoch milliseconds
 * @param now epoch milliseconds
 */
export function relativeDay(instant: number, now: number): string {
  const key = dateKey(instant);
  const today = dateKey(now);
  if (key === today) return 'I dag';
  if (key === addDays(today, 1)) return 'I morgen';
  if (key === addDays(today, -1)) return 'I går';
  return shortDate(instant);
}
