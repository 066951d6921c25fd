import { expect, it } from 'vitest';
import { choosePlayUrl } from './keySystem.ts';

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
  ['a browser that can do none of it', browser(), all, undefined],
  ['a title that offers nothing', browser('com.widevine.alpha'), {}, undefined],
])('%s', async (_who, isSupported, offered, link) => {
  expect(await choosePlayUrl(offered, isSupported)).toBe(link);
});
