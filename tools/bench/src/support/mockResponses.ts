import type { Page } from '@playwright/test';

/** Mocks the calls with a URL that `isMeant` matches. */
export async function mockResponses(
  page: Page,
  isMeant: (url: URL) => boolean,
  answer: (url: URL) => unknown,
): Promise<void> {
  await page.route(isMeant, (route) =>
    route.fulfill({
      json: answer(new URL(route.request().url())),
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    }),
  );
}

/** Returns a local film as a swimlane card, renamed. `image` is an image URL. */
export function mockFilmCard(card: { readonly id: string; readonly title: string; readonly image: string }) {
  return {
    ...card,
    image: { url: card.image },
    subtitle: 'Drama • 2026',
    ageLimit: 12,
    links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' } },
  };
}
