export { EARLIEST_INSTANT, isTellable, LATEST_INSTANT, tellable } from './bounds.ts';
export { createClock, type Clock } from './clock.ts';
export { ClockProvider } from './ClockProvider.tsx';
export { durationSpoken, durationText, elapsedTime, isoDuration } from './duration.ts';
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
  relativeDay,
  shortDate,
  startOfDay,
  type OsloTime,
} from './oslo.ts';
export { MINUTE_MS, startTicking, untilNextTick } from './tick.ts';
export { useClock, useNow } from './useNow.ts';
