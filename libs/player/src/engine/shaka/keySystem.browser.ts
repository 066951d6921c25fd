/** Returns whether the browser supports a key system with our codecs. Never rejects. */
export async function isKeySystemSupported(keySystem: string): Promise<boolean> {
  // Widevine requires a robustness level; this is the lowest. Other key systems have none.
  const robustness = keySystem === 'com.widevine.alpha' ? { robustness: 'SW_SECURE_CRYPTO' } : {};
  const video = { contentType: 'video/mp4; codecs="avc1.64001f"', ...robustness };
  const audio = { contentType: 'audio/mp4; codecs="mp4a.40.2"', ...robustness };
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
