// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRouteTable } from '@tv/routes';
import { loadOnIntent } from './loadOnIntent.browser.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: false });

function pageWith(html: string, watch: () => Promise<unknown>) {
  document.body.innerHTML = html;
  const end = loadOnIntent(document, table, { watch });
  const about = (type: string) =>
    document.querySelector('#target')?.dispatchEvent(new Event(type, { bubbles: true }));
  onTestFinished(end);
  return { about, end };
}

describe('loadOnIntent', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('%s on a link brings its page, once', (type) => {
    const watch = vi.fn(() => Promise.resolve());
    const { about } = pageWith('<a href="/watch/vod/12"><b id="target">Se</b></a>', watch);
    about(type);
    about(type);
    expect(watch).toHaveBeenCalledOnce();
  });

  it('asks again for what could not be brought', async () => {
    const watch = vi.fn(() => Promise.reject(new Error('offline')));
    const { about } = pageWith('<a href="/watch/vod/12" id="target">Se</a>', watch);
    about('pointerover');
    await Promise.resolve();
    await Promise.resolve();
    about('pointerover');
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it.each([
    '<a href="/film/12" id="target">Om filmen</a>',
    '<a href="https://elsewhere.test/watch/vod/12" id="target">Annet sted</a>',
    '<b id="target">Ingen lenke</b>',
  ])('leaves %s alone', (html) => {
    const watch = vi.fn(() => Promise.resolve());
    const { about } = pageWith(html, watch);
    about('pointerover');
    expect(watch).not.toHaveBeenCalled();
  });

  it('does nothing once it is ended', () => {
    const watch = vi.fn(() => Promise.resolve());
    const { about, end } = pageWith('<a href="/watch/vod/12" id="target">Se</a>', watch);
    end();
    about('pointerover');
    expect(watch).not.toHaveBeenCalled();
  });
});
