const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** Formats a duration as `1 t 32 min`, rounded: at least `1 min` if positive, 0 if negative or not finite. */
export function formatDuration(seconds: number): string {
  const length = Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  const minutes = length > 0 ? Math.max(1, Math.round(length / SECONDS_PER_MINUTE)) : 0;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} t` : `${hours} t ${rest} min`;
}

/** Formats a player position as `H:MM:SS` or `M:SS`, rounded down. Negative behind the live edge. */
export function formatElapsedTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '0:00';
  const totalSeconds = Math.floor(Math.abs(seconds));
  const sign = seconds < 0 && totalSeconds > 0 ? '−' : '';
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / SECONDS_PER_MINUTE);
  const rest = String(totalSeconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return hours > 0
    ? `${sign}${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${sign}${minutes}:${rest}`;
}

const MAX_DURATION_S = 1e9;

/** Formats seconds as ISO 8601 (`PT1H32M7S`), rounded. Returns undefined for invalid durations. */
export function toIsoDuration(seconds: number): string | undefined {
  if (!(seconds >= 0 && seconds <= MAX_DURATION_S)) return undefined;
  const totalSeconds = Math.round(seconds);
  const hours = Math.floor(totalSeconds / (MINUTES_PER_HOUR * SECONDS_PER_MINUTE));
  const minutes = Math.floor(totalSeconds / SECONDS_PER_MINUTE) % MINUTES_PER_HOUR;
  return `PT${hours}H${minutes}M${totalSeconds % SECONDS_PER_MINUTE}S`;
}
