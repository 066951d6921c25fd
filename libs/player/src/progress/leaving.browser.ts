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
