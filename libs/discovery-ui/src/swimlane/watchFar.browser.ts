/** So far (px) from what is seen a lane counts as far: its cards are there again before one gets to them. */
const FAR = '500px';

/**
 * Tells when a list is far from what is seen, with its height (px), so that it can be left away and its room kept; and
 * when it comes near again. A list that has the keyboard's focus is never far. A row comes again as far aside as it was.
 *
 * @returns ends it
 */
export function watchFar(list: HTMLElement, onFar: (height?: number) => void): () => void {
  let left = 0;
  let isFar = false;
  const comesAgain = new MutationObserver(() => {
    comesAgain.disconnect();
    // Who walks it by keyboard is somewhere by now, and what he is at stays in sight.
    if (list.contains(document.activeElement)) return;
    list.querySelector('ul')?.scrollTo({ left, behavior: 'instant' });
  });
  const observer = new IntersectionObserver(
    (entries) => {
      const isNear = entries.at(-1)?.isIntersecting ?? true;
      const { offsetHeight } = list;
      if (isNear && isFar) {
        isFar = false;
        comesAgain.observe(list, { childList: true });
        onFar();
      } else if (!isNear && !isFar && offsetHeight > 0 && !list.contains(document.activeElement)) {
        isFar = true;
        comesAgain.disconnect();
        left = list.querySelector('ul')?.scrollLeft ?? 0;
        onFar(offsetHeight);
      }
    },
    { rootMargin: FAR },
  );
  // On a phone what a lane holds is not laid out while it is out of sight; the lane itself always is.
  observer.observe(list.closest('[data-lane]') ?? list);
  return () => {
    observer.disconnect();
    comesAgain.disconnect();
  };
}
