// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockProvider } from './ClockProvider.tsx';
import { createClock, type Clock } from './clock.ts';
import { formatClockTimeWithSeconds } from './formatDate.ts';
import { MINUTE_MS } from './tick.ts';
import { useNow, useNowSelector } from './useNow.ts';

const NOON = Date.UTC(2026, 10, 20, 11, 0, 0);

/** The rendered texts, render by render. */
let drawn: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  drawn = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Now() {
  const now = formatClockTimeWithSeconds(useNow(MINUTE_MS));
  drawn.push(now);
  return <time>{now}</time>;
}

function page(clock: Clock, renderedAt?: number) {
  return (
    <ClockProvider clock={clock} renderedAt={renderedAt}>
      <Now />
    </ClockProvider>
  );
}

/** Hydrates the server HTML of a view, and returns what React reported. */
function hydrate(html: string, view: ReactNode) {
  const errors: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...messages) => errors.push(messages));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = (error: unknown) => void errors.push(error);
  const { rerender } = render(view, { container, hydrate: true, onRecoverableError });
  consoleError.mockRestore();
  return { container, errors, rerender };
}

it('useNow hydrates with the time of the server render, then continues with the clock’s', () => {
  const html = renderToString(page(createClock(), NOON));
  expect(html).toBe('<time>12:00:00</time>');
  vi.setSystemTime(NOON + 85_000);
  drawn = [];

  const { container, errors } = hydrate(html, page(createClock(), NOON));
  expect(errors).toEqual([]);
  expect(drawn[0]).toBe('12:00:00');
  expect(container.textContent).toBe('12:01:25');

  act(() => void vi.advanceTimersByTime(35_000));
  expect(container.textContent).toBe('12:02:00');
});

it('useNow renders a fresh page once, until the next whole interval', () => {
  const html = renderToString(page(createClock(), NOON));
  vi.setSystemTime(NOON + 25_000);
  drawn = [];
  const { container } = hydrate(html, page(createClock(), NOON));
  expect(new Set(drawn)).toEqual(new Set(['12:00:00']));
  act(() => void vi.advanceTimersByTime(35_000));
  expect(container.textContent).toBe('12:01:00');
});

it('useNow starts with the clock’s time in a component mounted after hydration', () => {
  function LaterOn({ isOpen }: { readonly isOpen: boolean }) {
    return isOpen ? <Now /> : null;
  }
  const view = (isOpen: boolean) => (
    <ClockProvider clock={createClock()} renderedAt={NOON}>
      <LaterOn isOpen={isOpen} />
    </ClockProvider>
  );
  const { rerender } = hydrate(renderToString(view(false)), view(false));
  vi.setSystemTime(NOON + 300_000);
  drawn = [];
  rerender(view(true));
  expect(new Set(drawn)).toEqual(new Set(['12:05:00']));
});

it('useNow starts with the clock’s time on a page without server rendering', () => {
  render(page(createClock(), NOON - 300_000));
  expect(new Set(drawn)).toEqual(new Set(['12:00:00']));
});

it('useNow is the same in all components of one server render, while the clock runs', () => {
  function Slow() {
    vi.setSystemTime(NOON + 4_000);
    return null;
  }
  const html = renderToString(
    <ClockProvider clock={createClock()}>
      <Now />
      <Slow />
      <Now />
    </ClockProvider>,
  );
  expect(html).toBe('<time>12:00:00</time><time>12:00:00</time>');
});

it('useNow updates only for a relevant change, also when it becomes relevant between two intervals', () => {
  const renders: string[] = [];
  function Relevant({ hasChange }: { readonly hasChange: () => boolean }) {
    renders.push(formatClockTimeWithSeconds(useNow(MINUTE_MS, hasChange)));
    return null;
  }
  const clock = createClock();
  const view = (hasChange: () => boolean) => (
    <ClockProvider clock={clock}>
      <Relevant hasChange={hasChange} />
    </ClockProvider>
  );
  const { rerender } = render(view(() => false));
  const first = [...renders];
  expect(first.at(-1)).toBe('12:00:00');
  act(() => void vi.advanceTimersByTime(2.5 * MINUTE_MS));
  expect(renders).toEqual(first);

  rerender(view(() => true));
  expect(renders.at(-1)).toBe('12:02:30');
  act(() => void vi.advanceTimersByTime(0.5 * MINUTE_MS));
  expect(renders.at(-1)).toBe('12:03:00');
});

it('useNowSelector re-renders only when its value changes', () => {
  const renders: string[] = [];
  function PartOfHour() {
    const part = useNowSelector(MINUTE_MS, (now) => (now < NOON + 2 * MINUTE_MS ? 'early' : 'late'));
    renders.push(part);
    return part;
  }
  render(
    <ClockProvider clock={createClock()}>
      <PartOfHour />
    </ClockProvider>,
  );
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(renders).toEqual(['early']);
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(renders).toEqual(['early', 'late']);
});
