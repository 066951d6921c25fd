import { useServerRendering } from './serverRendering.ts';

/** Marks the rendered page as not found, so that the server responds with 404. */
export function useNotFound(): void {
  useServerRendering()?.notFound();
}
