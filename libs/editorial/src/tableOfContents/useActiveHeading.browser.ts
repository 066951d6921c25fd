import { useEffect, useState } from 'react';
import type { TocEntry } from './tocEntries.ts';

/** The upper third of the viewport. */
const ROOT_MARGIN = '0px 0px -65% 0px';

/** Id of the last heading above the lower edge of that third. */
export function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = (): void => {
      const threshold = window.innerHeight * 0.35;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < threshold)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: ROOT_MARGIN });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
