export { EARLIEST_INSTANT, isTellable, LATEST_INSTANT, tellable } from './bounds.ts';
export { createClock, type Clock } from './clock.ts';
export { ClockProvider } from './ClockProvider.tsx';
export { durationSpoken, durationText, elapsedTime, isoDuration } from './duration.ts';
export { instantOf } from './instantOf.ts';
export {
  addDays,
  clockTime,
  clockTimeWithSeconds,
  dateKey,
  endOfDay,
  isDateKey,
  longDate,
  OSLO,
  osloTime,
  shortDate,
  startOfDay,
  type OsloTime,
} from './oslo.ts';
export { relativeDay } from './relativeDay.ts';
export { MINUTE_MS, startTicking, untilNextTick } from './tick.ts';
export { useClock, useNow } from './useNow.ts';
