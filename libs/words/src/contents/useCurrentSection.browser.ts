import { useEffect, useState } from 'react';
import type { ContentsEntry } from './contentsOf.ts';

/** The upper third of the viewport. */
const READING_BAND = '0px 0px -65% 0px';

/** Id of the last heading above the lower edge of that third. */
export function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const look = (): void => {
      const line = window.innerHeight * 0.35;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: READING_BAND });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
