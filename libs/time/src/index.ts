export {
  clampInstant,
  createClock,
  EARLIEST_INSTANT,
  isSupportedInstant,
  LATEST_INSTANT,
  type Clock,
} from './clock.ts';
export { ClockProvider } from './ClockProvider.tsx';
export { formatDuration, formatElapsedTime, toIsoDuration } from './formatDuration.ts';
export { formatSpokenDuration } from './formatSpokenDuration.ts';
export { addDays, endOfDay, isDateKey, startOfDay } from './calendar.ts';
export {
  formatDateWithYear,
  formatClockTime,
  formatClockTimeWithSeconds,
  formatLongDate,
  formatRelativeDay,
  formatShortDate,
} from './formatDate.ts';
export { toInstant } from './toInstant.ts';
export { dateKey, OSLO, osloTime } from './oslo.ts';
export { MINUTE_MS } from './tick.ts';
export { useClock, useNow, useNowSelector } from './useNow.ts';
