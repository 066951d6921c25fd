import { expect, it } from 'vitest';
import { choosePlayUrl, hasPlayableUrl } from './keySystem.ts';

const all = {
  widevine: { href: '/w' },
  playReady: { href: '/p' },
  fairPlay: { href: '/f' },
  clearKey: { href: '/c' },
};
const browser =
  (...systems: string[]) =>
  (keySystem: string) =>
    Promise.resolve(systems.includes(keySystem));

it.each([
  ['Chrome', browser('com.widevine.alpha', 'org.w3.clearkey'), all, '/w'],
  ['Edge', browser('com.widevine.alpha', 'com.microsoft.playready', 'org.w3.clearkey'), all, '/p'],
  ['Safari', browser('com.apple.fps', 'org.w3.clearkey'), all, '/f'],
  ['a browser with Clear Key alone', browser('org.w3.clearkey'), all, '/c'],
  [
    'Chrome, where only PlayReady and Clear Key are offered',
    browser('com.widevine.alpha', 'org.w3.clearkey'),
    { playReady: all.playReady, clearKey: all.clearKey },
    '/c',
  ],
])('%s', async (_who, isSupported, offered, href) => {
  expect(await choosePlayUrl(offered, isSupported)).toEqual({ href, hasKeySystem: true });
});

it('a browser without a supported key system uses the link of the least protected one, which may be unencrypted', async () => {
  expect(await choosePlayUrl(all, browser())).toEqual({ href: '/c', hasKeySystem: false });
  const { fairPlay, widevine } = all;
  expect(await choosePlayUrl({ fairPlay, widevine }, browser())).toEqual({ href: '/w', hasKeySystem: false });
});

it('a title without playback links has no link', async () => {
  expect(await choosePlayUrl({}, browser('com.widevine.alpha'))).toBeUndefined();
});

it('a title without any known link is not playable', () => {
  expect(hasPlayableUrl(all)).toBe(true);
  expect(hasPlayableUrl({ clearKey: all.clearKey })).toBe(true);
  expect(hasPlayableUrl({ widevine: undefined })).toBe(false);
  expect(hasPlayableUrl({})).toBe(false);
  expect(hasPlayableUrl(undefined)).toBe(false);
});
