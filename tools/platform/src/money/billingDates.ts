import { addDays, dayLength, osloDate, osloInstant } from '../guide/osloTime.ts';

/**
 * Billing dates are calendar days in Europe/Oslo, stored as the start of the day in epoch milliseconds.
 * Charges happen, and access ends, at that instant.
 */

const startOf = (date: string): number => osloInstant(date, 0);

/** Returns the day of the month in Oslo, 1–31. */
export function dayOfMonth(instant: number): number {
  return Number(osloDate(instant).slice(8));
}

/** Returns the start of the day, `days` after the instant. */
export function daysLater(instant: number, days: number): number {
  return startOf(addDays(osloDate(instant), days));
}

/**
 * Returns the start of a day, `months` after the instant's month.
 *
 * @param day of the month, 1–31; clamped to the last day of a shorter month
 */
export function monthsLater(instant: number, months: number, day = dayOfMonth(instant)): number {
  const [year = 0, month = 1] = osloDate(instant).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return startOf(date.toISOString().slice(0, 10));
}

/** Returns the calendar days between two instants. */
export function daysBetween(from: number, to: number): number {
  return (Date.parse(osloDate(to)) - Date.parse(osloDate(from))) / dayLength;
}

export interface PaymentDates {
  readonly nextPaymentAt: number;
  /** Day of the month, 1–31; clamped in shorter months. */
  readonly billingDay: number;
}

/** Returns the first payment date at or after `instant`. */
export function firstPaymentFrom(instant: number, { nextPaymentAt, billingDay }: PaymentDates): number {
  let payment = nextPaymentAt;
  while (payment < instant) payment = monthsLater(payment, 1, billingDay);
  return payment;
}
