import { describe, expect, test } from 'vitest';
import { bustFrame, shouldSendFrameBuster } from './frameBuster.browser.ts';

/** A window with what the frame buster reads. */
function page(path: string, isFramed: boolean) {
  const sent: unknown[] = [];
  const { pathname, search, origin } = new URL(path, 'https://tv.example.test');
  const parent = { postMessage: (...args: unknown[]) => void sent.push(args) };
  const self = { location: { pathname, search, origin } };
  const framed = Object.assign(self, { parent: isFramed ? parent : self });
  return { sent, window: framed as unknown as Window };
}

describe('frame buster', () => {
  test('ROUTE-43 posts frame-buster to the parent window of a framed app, for our origin only', () => {
    const { sent, window } = page('/aktiver-max', true);
    bustFrame(window);
    expect(sent).toEqual([[{ type: 'frame-buster' }, 'https://tv.example.test']]);
  });

  test('ROUTE-43 does not post frame-buster from a top-level window', () => {
    const { sent, window } = page('/aktiver-max', false);
    bustFrame(window);
    expect(sent).toEqual([]);
  });

  test('ROUTE-44 does not post frame-buster on /external-activation-callback', () => {
    for (const path of ['/external-activation-callback', '/external-activation-callback/?a=1']) {
      const { sent, window } = page(path, true);
      bustFrame(window);
      expect(sent).toEqual([]);
    }
  });

  test('does not post frame-buster where a silent sign-in response arrives', () => {
    expect(shouldSendFrameBuster('/app/silent-callback', '?code=1&state=2')).toBe(false);
    expect(shouldSendFrameBuster('/app/callback', '?code=1&state=2')).toBe(false);
    expect(shouldSendFrameBuster('/app/callback', '')).toBe(true);
    expect(shouldSendFrameBuster('/', '?state=2')).toBe(true);
  });
});
