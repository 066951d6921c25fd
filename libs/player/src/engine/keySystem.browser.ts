const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the browser supports a key system with our codecs. Cached per key system for the life of the page.
 * Never rejects.
 */
export function isKeySystemSupported(keySystem: string): Promise<boolean> {
  const answer = answers.get(keySystem) ?? askBrowser(keySystem);
  answers.set(keySystem, answer);
  return answer;
}

async function askBrowser(keySystem: string): Promise<boolean> {
  // Widevine requires a robustness level; this is the lowest. Other key systems have none.
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
    // The browser rejects if unsupported; insecure pages do not have the function.
    return false;
  }
}
