import { useServerRendering } from './serverRendering.ts';

/** Says that what is drawn is a not-found page, so that a server answers with 404. */
export function useNotFound(): void {
  useServerRendering()?.notFound();
}
