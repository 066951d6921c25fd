import { useEffect, useState } from 'react';
import type { LazyContent } from './lazyContent.ts';

/**
 * The content; undefined until loaded. Preloaded content is returned on the first render, as hydration
 * requires. A failed load throws.
 *
 * It does not suspend: React delays content after a fallback by 300 ms and may re-render server-rendered
 * content.
 */
export function useLazyContent<T>(source: LazyContent<T>): T | undefined {
  const [content, setContent] = useState(() => source.getLoaded());
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const isMissing = content === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isUnmounted = false;
    source.load().then(
      (answer) => (isUnmounted ? undefined : setContent(() => answer)),
      (error: unknown) => (isUnmounted ? undefined : setFailed({ error })),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isMissing, source]);
  if (failed) throw failed.error;
  return content;
}
