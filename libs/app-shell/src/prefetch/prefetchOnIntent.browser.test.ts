// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRouteTable, type PageName } from '@tv/routes';
import type { LinkTarget } from '../app/routes.tsx';
import { prefetchOnIntent } from './prefetchOnIntent.browser.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: false });

/** The table's other pages need nothing. */
const onlyWatch =
  (prefetch: (link: LinkTarget) => Promise<unknown>) =>
  (page: PageName, link: LinkTarget): Promise<unknown> =>
    page === 'watch' ? prefetch(link) : Promise.resolve();

function pageWith(html: string, watch: () => Promise<unknown> = () => Promise.resolve()) {
  document.body.innerHTML = html;
  const prepare = vi.fn(watch);
  const end = prefetchOnIntent(document, table, onlyWatch(prepare));
  onTestFinished(end);
  const about = (type: string, at = '#target') =>
    document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { about, end, prepare };
}

const LINK = '<a href="/watch/vod/12?disableScpRedirect=1"><b id="target">Se</b><i>nå</i></a><p>Annet</p>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('prefetchOnIntent', () => {
  it.each(['focusin', 'pointerdown'])('%s on a link preloads its page once the event is handled', (type) => {
    const { about, prepare } = pageWith(LINK);
    about(type);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledExactlyOnceWith({
      pathname: '/watch/vod/12',
      search: '?disableScpRedirect=1',
    });
  });

  it('a touch on a link preloads its page at once, because Chromium delays timers during a touch', () => {
    const { about, prepare } = pageWith(LINK);
    about('touchstart');
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('preloads the page of a hovered link once', () => {
    const { about, prepare } = pageWith(LINK);
    about('pointerover');
    vi.advanceTimersByTime(40);
    about('pointerover', 'i');
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    about('pointerover');
    vi.advanceTimersByTime(1000);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('preloads the page of a link that was hovered before the start', () => {
    document.body.innerHTML = LINK;
    const link = document.querySelector('a');
    link?.focus();
    const prepare = vi.fn(() => Promise.resolve());
    onTestFinished(prefetchOnIntent(document, table, onlyWatch(prepare)));
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledOnce();
    link?.blur();
    vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
      selector === 'a:hover' ? link : null,
    );
    onTestFinished(prefetchOnIntent(document, table, onlyWatch(prepare)));
    vi.advanceTimersByTime(1000);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('preloads nothing when the pointer only crosses a link', () => {
    const { about, prepare } = pageWith(LINK);
    about('pointerover');
    vi.advanceTimersByTime(40);
    about('pointerover', 'p');
    vi.advanceTimersByTime(1000);
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ saveData: false, effectiveType: '2g' }, 0],
    [{ saveData: false, effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, effectiveType: '3g' }, 2],
    [undefined, 2],
  ])('on a connection of %j preloads %i times', (connection, times) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { about, prepare } = pageWith(LINK);
    about('pointerover');
    vi.advanceTimersByTime(1000);
    about('pointerdown');
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledTimes(times);
  });

  it('a tap preloads once', () => {
    const { about, prepare } = pageWith(LINK);
    for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) about(type);
    vi.advanceTimersByTime(1000);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('preloads a touched link again when it is focused after a touch elsewhere', () => {
    const { about, prepare } = pageWith(LINK);
    about('touchstart');
    about('touchstart', 'p');
    about('focusin');
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('retries a failed preload without reporting it', async () => {
    const { about, prepare } = pageWith(LINK, () => Promise.reject(new Error('offline')));
    about('focusin');
    await vi.advanceTimersByTimeAsync(0);
    about('focusin');
    await vi.advanceTimersByTimeAsync(0);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it.each([
    '<a href="/film/12" id="target">Om filmen</a>',
    '<a href="https://elsewhere.test/watch/vod/12" id="target">Annet sted</a>',
    '<b id="target">Ingen lenke</b>',
  ])('ignores %s', (html) => {
    const { about, prepare } = pageWith(html);
    about('pointerover');
    about('pointerdown');
    vi.advanceTimersByTime(1000);
    expect(prepare).not.toHaveBeenCalled();
  });

  it('does nothing after it was stopped', () => {
    const { about, end, prepare } = pageWith(LINK);
    about('pointerover');
    end();
    about('pointerdown');
    vi.advanceTimersByTime(1000);
    expect(prepare).not.toHaveBeenCalled();
  });
});
