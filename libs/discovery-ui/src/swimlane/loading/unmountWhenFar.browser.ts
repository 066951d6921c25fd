const FAR_MARGIN = '500px';

/**
 * Reports a list far from the viewport, with its height (px), so its cards can unmount; and when it is near again. A
 * focused list is never far. Restores horizontal scroll.
 */
export function unmountWhenFar(list: HTMLElement, onFar: (height?: number) => void): () => void {
  let left = 0;
  let isFar = false;
  const remountObserver = new MutationObserver(() => {
    remountObserver.disconnect();
    if (list.contains(document.activeElement)) return;
    list.querySelector('ul')?.scrollTo({ left, behavior: 'instant' });
  });
  const observer = new IntersectionObserver(
    (entries) => {
      const isNear = entries.at(-1)?.isIntersecting ?? true;
      if (isNear) {
        if (!isFar) return;
        isFar = false;
        remountObserver.observe(list, { childList: true });
        onFar();
        return;
      }
      if (isFar || list.contains(document.activeElement)) return;
      // Not `offsetHeight`: rounding would move the page by a fraction of a pixel per list.
      const { height } = list.getBoundingClientRect();
      if (height === 0) return;
      isFar = true;
      remountObserver.disconnect();
      left = list.querySelector('ul')?.scrollLeft ?? 0;
      onFar(height);
    },
    { rootMargin: FAR_MARGIN },
  );
  // On phones `content-visibility` skips layout of the list.
  observer.observe(list.closest('[data-lane]') ?? list);
  return () => {
    observer.disconnect();
    remountObserver.disconnect();
  };
}
