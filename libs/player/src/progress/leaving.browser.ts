/**
 * Calls when the page is leaving, or is hidden and may be ended without another word, as phones do.
 *
 * @returns how to stop listening
 */
export function onLeaving(listener: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/**
 * Calls when the page goes: closed, or left for another. A page that is only hidden plays on and is not gone; one
 * that the browser keeps may come back.
 *
 * @returns how to stop listening
 */
export function onGone(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
