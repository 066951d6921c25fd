/** Maximum delay of the controls, which show errors if there is no frame. */
const FIRST_FRAME_TIMEOUT_MS = 250;

/**
 * Calls back after the first video frame, or after 250 ms. Rendering the controls earlier would delay the
 * frame.
 *
 * @returns cancels the wait
 */
export function waitForFirstFrame(host: HTMLElement, onFirstFrame: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    host.removeEventListener('loadeddata', handleFrame, true);
  };
  const handleFrame = () => {
    cancel();
    onFirstFrame();
  };
  const timer = setTimeout(handleFrame, FIRST_FRAME_TIMEOUT_MS);
  // `loadeddata` does not bubble, so it is captured.
  host.addEventListener('loadeddata', handleFrame, true);
  return cancel;
}
