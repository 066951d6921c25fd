import type { Page } from '@playwright/test';
import { callsTo, expect, servedAnswers, test } from './journey.ts';

interface Head {
  readonly title: string;
  readonly canonical: readonly (string | null)[];
  /** What `name` and `property` say; of what is said twice, both. */
  readonly meta: Readonly<Record<string, string>>;
  /** What is told in the words of schema.org, by its type. */
  readonly things: Readonly<Record<string, unknown>>;
}

/** The document's head as it is now. */
async function headOf(page: Page): Promise<Head> {
  const { scripts, ...head } = await page.evaluate(() => {
    const meta: Record<string, string> = {};
    for (const element of document.querySelectorAll('meta[name], meta[property]')) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      meta[name] = [meta[name], element.getAttribute('content')].filter((said) => said != null).join(' | ');
    }
    return {
      title: document.title,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
        link.getAttribute('href'),
      ),
      meta,
      scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  });
  const things = scripts.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  return { ...head, things: Object.fromEntries(things.map((thing) => [String(thing['@type']), thing])) };
}

interface PageAnswer {
  readonly title: string;
  readonly backgroundImage?: string;
  readonly seoMetadata?: { readonly title?: string; readonly description?: string };
}

test.describe('the document’s head', () => {
  test('PAGE-49 PAGE-50 PAGE-51 PAGE-52 ROUTE-12 is that of the page after every step in the app', async ({
    page,
    brand,
    addresses,
  }) => {
    const site = addresses.brands[brand.id] ?? '';
    await page.goto('/start');
    const { seoMetadata } = (await servedAnswers(page)).get('getPage({"slug":"start"})') as PageAnswer;
    const title = `${seoMetadata?.title} – ${brand.displayName}`;
    const description = seoMetadata?.description;
    const front = {
      title,
      canonical: [`${site}/`],
      meta: expect.objectContaining({
        description,
        'og:site_name': brand.displayName,
        'og:locale': 'nb_NO',
        'og:title': title,
        'og:description': description,
        'og:url': `${site}/`,
        'twitter:card': 'summary_large_image',
      }) as unknown,
    };
    await expect.poll(() => headOf(page)).toMatchObject(front);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    await expect.poll(async () => Object.keys((await headOf(page)).things)).toEqual(['ItemList']);
    const { ItemList } = (await headOf(page)).things;
    const list = ItemList as { readonly itemListElement: readonly { readonly item: { url: string } }[] };
    const channels = list.itemListElement.map(({ item }) => item.url);
    expect(channels).toContain(`${site}/watch/live/nordlys`);
    expect(channels.every((url) => url.startsWith(`${site}/watch/live/`))).toBe(true);

    const films = main.getByRole('list', { name: 'Nye filmer' });
    await films.scrollIntoViewIfNeeded();
    const coverPage = page.waitForResponse((answer) => answer.url().includes('/content-search/coverpage/'));
    await films.getByRole('link').first().click();
    const film = (await (await coverPage).json()) as PageAnswer;
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: `${film.seoMetadata?.title} – ${brand.displayName}`,
        canonical: [`${site}${pathname}`],
        meta: {
          description: film.seoMetadata?.description,
          'og:type': 'video.movie',
          'og:url': `${site}${pathname}`,
          'og:image': `${film.backgroundImage}?width=1280`,
        },
        things: { Movie: { name: film.title, url: `${site}${pathname}` } },
      });
    expect((await headOf(page)).things).not.toHaveProperty('ItemList');

    await page.goto('/tema/filmer');
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: `Filmer – ${brand.displayName}`,
        canonical: [`${site}/filmer`],
        meta: { 'og:url': `${site}/filmer` },
      });

    await page.getByRole('banner').getByRole('link', { name: brand.displayName }).click();
    await expect.poll(() => headOf(page)).toMatchObject(front);
  });

  test('PAGE-49 PAGE-50 PAGE-51 of a watch page is the same for a visitor, who may not watch', async ({
    page,
    brand,
    addresses,
  }) => {
    const site = addresses.brands[brand.id] ?? '';
    await page.goto('/watch/live/nordlys/et-navn');
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    const address = `${site}/watch/live/nordlys`;
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: `Nordlys – ${brand.displayName}`,
        canonical: [address],
        meta: { 'og:url': address, 'og:image': expect.stringMatching(/^http.*width=1280$/) as unknown },
        things: { BroadcastEvent: { isLiveBroadcast: true, publishedOn: { name: 'Nordlys', url: address } } },
      });
  });

  test('PAGE-69 PAGE-51 of the front page has the picture that the content query service names', async ({
    page,
    platform,
  }) => {
    await page.goto('/');
    const { url } = (await servedAnswers(page)).get('getFrontPageImage(undefined)') as {
      readonly url: string;
    };
    await expect.poll(async () => (await headOf(page)).meta['og:image']).toBe(url);
    expect((await callsTo(platform, 'getFrontpageImage')).map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/content-query/frontpage-image'],
    ]);
  });

  test('PAGE-70 PAGE-51 of the front page has the brand’s own picture where that service fails', async ({
    page,
    platform,
    expectConsoleError,
    addresses,
    brand,
  }) => {
    const site = addresses.brands[brand.id] ?? '';
    expectConsoleError(/500 .*\/frontpage-image/);
    expectConsoleError(/\[request GET contentQuery\/frontpage-image\]/);
    await platform.addFault({ operationId: 'getFrontpageImage', status: 500 });
    await page.goto('/');
    // The server asks as it draws, and the app once more, which tells of it.
    await expect.poll(async () => (await callsTo(platform, 'getFrontpageImage')).length).toBeGreaterThan(1);
    const { meta } = await headOf(page);
    expect(meta).toMatchObject({
      'og:image': `${site}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const picture = await page.goto(meta['og:image'] ?? '');
    expect(picture?.status()).toBe(200);
    expect(await picture?.headerValue('content-type')).toBe('image/png');
  });
});
