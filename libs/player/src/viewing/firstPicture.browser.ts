/** Nobody waits longer (ms) for the controls: where no picture comes they say why. */
const LATEST_MS = 250;

/**
 * Calls once there is a picture in an element, or has been none for a quarter of a second. What is drawn before it is what it has
 * to wait for.
 *
 * @returns ends the waiting
 */
export function afterFirstPicture(host: HTMLElement, then: () => void): () => void {
  const end = () => {
    clearTimeout(latest);
    host.removeEventListener('loadeddata', come, true);
  };
  const come = () => {
    end();
    then();
  };
  const latest = setTimeout(come, LATEST_MS);
  // It does not bubble.
  host.addEventListener('loadeddata', come, true);
  return end;
}
