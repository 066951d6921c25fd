export { EARLIEST_INSTANT, isTellable, LATEST_INSTANT, tellable } from './bounds.ts';
export { createClock, type Clock } from './clock.ts';
export { ClockProvider } from './ClockProvider.tsx';
export { durationSpoken, durationText, elapsedTime, isoDuration } from './duration.ts';
export { addDays, endOfDay, isDateKey, startOfDay } from './calendar.ts';
export { clockTime, clockTimeWithSeconds, longDate, relativeDay, shortDate } from './dateWords.ts';
export { dateKey, OSLO, osloTime, type OsloTime } from './oslo.ts';
export { MINUTE_MS, startTicking, untilNextTick } from './tick.ts';
export { useClock, useNow } from './useNow.ts';
