/** Maximum delay of the controls, which show errors if there is no frame. */
const LATEST_MS = 250;

/**
 * Calls back after the first video frame, or after 250 ms. Rendering the controls earlier would delay the
 * frame.
 *
 * @returns cancels the wait
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
  // `loadeddata` does not bubble, so it is captured.
  host.addEventListener('loadeddata', come, true);
  return end;
}
