export { createClock, type Clock } from './clock.ts';
export { ClockProvider, useClock, useNow } from './ClockProvider.tsx';
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
