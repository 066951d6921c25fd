const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the browser has a protection system and lets this page use it, asked with the codecs that we serve. Asked
 * once per system: the answer stands as long as the page. Never rejects.
 */
export function isKeySystemSupported(keySystem: string): Promise<boolean> {
  const answer = answers.get(keySystem) ?? askBrowser(keySystem);
  answers.set(keySystem, answer);
  return answer;
}

async function askBrowser(keySystem: string): Promise<boolean> {
  // Widevine wants to be told how well protected it must be; the least will do. The others know no such levels.
  const level = keySystem === 'com.widevine.alpha' ? { robustness: 'SW_SECURE_CRYPTO' } : {};
  const video = { contentType: 'video/mp4; codecs="avc1.64001f"', ...level };
  const audio = { contentType: 'audio/mp4; codecs="mp4a.40.2"', ...level };
  const initDataTypes = keySystem === 'com.apple.fps' ? ['sinf', 'skd', 'cenc'] : ['cenc'];
  try {
    await navigator.requestMediaKeySystemAccess(keySystem, [
      { initDataTypes, videoCapabilities: [video], audioCapabilities: [audio] },
    ]);
    return true;
  } catch {
    // The browser says no by an exception; pages that are not secure have no such function at all.
    return false;
  }
}
