import { afterEach, describe, expect, it, vi } from 'vitest';
import { askManifestAhead, giveManifest, takeGiven } from './manifestAhead.browser.ts';
import { urlOfAhead } from './manifestAhead.ts';

const manifestUrl = 'https://media.test/live/nordlys.mpd';
const MPD = '<?xml version="1.0"?><MPD type="dynamic">æøå</MPD>';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const here = () => askManifestAhead({ manifestUrl, manifestType: 'dash', headers: { 'X-Edge': '1' } });

describe('a manifest that is asked for ahead', () => {
  it('is given to the library once, as from where it came; after that it is asked for there', async () => {
    const fetch = answering(() => Promise.resolve(new Response(MPD)));
    const ahead = await here();
    expect(fetch).toHaveBeenCalledWith(manifestUrl, expect.objectContaining({ headers: { 'X-Edge': '1' } }));
    const address = giveManifest(ahead && { ...ahead, url: manifestUrl }) ?? '';
    expect(address).not.toBe(manifestUrl);
    expect(urlOfAhead(address)).toBe(manifestUrl);
    const taken = takeGiven(address);
    expect(taken).toMatchObject({ uri: manifestUrl, originalUri: address });
    expect(new TextDecoder().decode(taken?.data)).toBe(MPD);
    expect(takeGiven(address)).toBeUndefined();
  });

  it.each([
    ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', () => Promise.resolve(new Response(MPD, { status: 403 }))],
    ['is none', () => Promise.resolve(new Response('<html>Logg inn</html>'))],
  ])('that %s is the player’s to ask for', async (_what, answer) => {
    answering(answer);
    expect(await here()).toBeUndefined();
  });

  it('is for DASH alone', async () => {
    const fetch = answering(() => Promise.resolve(new Response(MPD)));
    expect(await askManifestAhead({ manifestUrl, manifestType: 'hls' })).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is good to begin with for ten seconds', async () => {
    vi.useFakeTimers();
    answering(() => Promise.resolve(new Response(MPD)));
    const ahead = await here();
    vi.advanceTimersByTime(9_999);
    expect(giveManifest(ahead)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(giveManifest(ahead)).toBeUndefined();
  });
});

it('an address of its own is where it is', () => {
  expect(urlOfAhead(manifestUrl)).toBe(manifestUrl);
});
