import { describe, expect, it } from 'vitest';
import { parseOsVersion } from './getDeviceInfo.ts';

describe('parseOsVersion', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150 Safari/537.36', 'Windows 10.0'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'iOS 18.1'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macOS 10.15.7'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android 15'],
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36', 'Tizen 8.0'],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36', 'webOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux'],
    ['curl/8', 'unknown'],
  ])('parses %s', (userAgent, system) => {
    expect(parseOsVersion(userAgent)).toBe(system);
  });
});
