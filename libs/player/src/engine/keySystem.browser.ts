/**
 * Whether the browser has a protection system and lets this page use it, asked with the codecs that we serve.
 * Never rejects.
 */
export async function isKeySystemSupported(keySystem: string): Promise<boolean> {
  const video = { contentType: 'video/mp4; codecs="avc1.64001f"' };
  const audio = { contentType: 'audio/mp4; codecs="mp4a.40.2"' };
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
