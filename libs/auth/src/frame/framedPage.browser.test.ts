// @vitest-environment jsdom
import { UserManager } from 'oidc-client-ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createOidcSettings } from '../identity/oidcIdentityClient.browser.ts';
import { identityConfig } from '../testing/sessionTestBrowser.ts';
import { bustFrame, relaySilentCallback } from './framedPage.browser.ts';

/** Creates a framed or top-level page, and records what it posts to its parent window. */
function pageAt(path: string, isFramed = true) {
  const posted: unknown[] = [];
  const { href, origin, pathname, search } = new URL(path, window.location.origin);
  const parent = { postMessage: (...args: unknown[]) => void posted.push(args) };
  const self = { location: { href, origin, pathname, search } };
  return { posted, window: Object.assign(self, { parent: isFramed ? parent : self }) as unknown as Window };
}

/** Resolves to what oidc-client-ts itself posts. */
async function postedByClient(path: string): Promise<unknown> {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  onTestFinished(() => post.mockRestore());
  const { origin } = window.location;
  await new UserManager(createOidcSettings(identityConfig, origin)).signinSilentCallback(origin + path);
  return post.mock.calls;
}

const BUSTER = [{ type: 'frame-buster' }, window.location.origin];

describe('bustFrame', () => {
  test('ROUTE-43 posts frame-buster to the parent window of a framed app, for our origin only', () => {
    const { posted, window: frame } = pageAt('/aktiver-max');
    bustFrame(frame);
    expect(posted).toEqual([BUSTER]);
  });

  test('ROUTE-43 frame-buster is not posted from a top-level window', () => {
    const { posted, window: page } = pageAt('/aktiver-max', false);
    bustFrame(page);
    expect(posted).toEqual([]);
  });

  test('ROUTE-44 frame-buster is not posted on /external-activation-callback', () => {
    for (const path of ['/external-activation-callback', '/external-activation-callback/?a=1']) {
      const { posted, window: frame } = pageAt(path);
      bustFrame(frame);
      expect(posted).toEqual([]);
    }
  });

  test.each([
    ['/app/silent-callback?code=1&state=2', []],
    ['/app/callback?code=1&state=2', []],
    ['/app/callback', [BUSTER]],
    ['/?state=2', [BUSTER]],
  ])('frame-buster is not posted where a silent sign-in response arrives: %s', (path, expected) => {
    const { posted, window: frame } = pageAt(path);
    bustFrame(frame);
    expect(posted).toEqual(expected);
  });
});

describe('relaySilentCallback', () => {
  test.each([
    '/app/silent-callback?code=1&state=2',
    '/app/silent-callback?error=login_required&state=2',
    '/app/silent-callback',
    '/app/silent-callback?%E0%A4%A&state=%&&=#nonsense',
  ])('AUTH-02 the page %s posts the same message as oidc-client-ts, to our own origin', async (path) => {
    const { posted, window: frame } = pageAt(path);
    expect(relaySilentCallback(frame)).toBe(true);
    expect(posted).toHaveLength(1);
    expect(posted).toEqual(await postedByClient(path));
  });

  test('ignores other pages and top-level windows', () => {
    for (const page of [
      pageAt('/app/callback?code=1&state=2'),
      pageAt('/'),
      pageAt('/app/silent-callback', false),
    ]) {
      expect(relaySilentCallback(page.window)).toBe(false);
      expect(page.posted).toEqual([]);
    }
  });
});
