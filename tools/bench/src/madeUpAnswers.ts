import type { Page } from '@playwright/test';

/** Answers the calls of a page in the platform's place: to those whose address `isMeant`, with what `answer` makes of it. */
export async function answerCalls(
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

/** A film of the local platform under another name, as a swimlane has it. `image` is its picture's address. */
export function filmCard(card: { readonly id: string; readonly title: string; readonly image: string }) {
  return {
    ...card,
    image: { url: card.image },
    subtitle: 'Drama • 2026',
    ageLimit: 12,
    links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' } },
  };
}
