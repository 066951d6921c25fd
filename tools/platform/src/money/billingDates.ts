import { addDays, dayLength, osloDate, osloInstant } from '../guide/osloTime.ts';

/**
 * Billing dates. A payment date is a calendar day in Europe/Oslo, kept as the instant at which that day begins: the charge is made
 * then, and what was paid for before ends then. All instants are epoch milliseconds.
 */

const startOf = (date: string): number => osloInstant(date, 0);

/** The day of the month in Oslo, 1–31. */
export function dayOfMonth(instant: number): number {
  return Number(osloDate(instant).slice(8));
}

/** The start of the day so many days after the day of an instant. */
export function daysLater(instant: number, days: number): number {
  return startOf(addDays(osloDate(instant), days));
}

/**
 * The start of a day so many months after the month of an instant.
 *
 * @param day  of the month, 1–31; the last day stands in where a month is shorter
 */
export function monthsLater(instant: number, months: number, day = dayOfMonth(instant)): number {
  const [year = 0, month = 1] = osloDate(instant).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return startOf(date.toISOString().slice(0, 10));
}

/** How many days lie between the days of two instants. */
export function daysBetween(from: number, to: number): number {
  return (Date.parse(osloDate(to)) - Date.parse(osloDate(from))) / dayLength;
}

/** When a subscription is paid: the next payment, and the day of the month of those after it. */
export interface PaymentDates {
  readonly nextPaymentAt: number;
  /** 1–31: a subscription bought on the 31st is paid on the last day of a shorter month. */
  readonly billingDay: number;
}

/** The first payment on or after an instant. */
export function firstPaymentFrom(instant: number, { nextPaymentAt, billingDay }: PaymentDates): number {
  let payment = nextPaymentAt;
  while (payment < instant) payment = monthsLater(payment, 1, billingDay);
  return payment;
}
