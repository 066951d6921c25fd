import { PAGE_SIZE } from '@tv/api-client';
import { cardFixtures } from '@tv/api-client/fixtures';
import type { Responder } from '@tv/test-world';

/** Creates distinct cards: `Nummer 1` and so on. */
export function createCards(count: number, from = 1) {
  return Array.from({ length: count }, (_, index) => ({
    ...cardFixtures.film,
    id: `film-${from + index}`,
    title: `Nummer ${from + index}`,
  }));
}

/** Creates a lane that responds with the requested page, or its first cards. */
export function respondWithPages(count: number): Responder {
  return ({ url }) => {
    const query = new URL(url).searchParams;
    const size = Number(query.get('pageSize') ?? PAGE_SIZE);
    const first = (Number(query.get('page') ?? 1) - 1) * size;
    return Response.json(createCards(Math.max(0, Math.min(size, count - first)), first + 1));
  };
}
