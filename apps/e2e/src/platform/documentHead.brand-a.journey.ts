import type { Page } from '@playwright/test';
import { getApiCalls, expect, readDehydratedQueries, test } from '../support/fixtures.ts';

interface Head {
  readonly title: string;
  readonly canonical: readonly (string | null)[];
  /** Content by `name` or `property`; duplicates joined by ` | `. */
  readonly meta: Readonly<Record<string, string>>;
  /** schema.org objects by type. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
}

/** Reads the document's current head. */
async function readHead(page: Page): Promise<Head> {
  const { scripts, ...head } = await page.evaluate(() => {
    const meta: Record<string, string> = {};
    for (const element of document.querySelectorAll('meta[name], meta[property]')) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      meta[name] = [meta[name], element.getAttribute('content')]
        .filter((content) => content != null)
        .join(' | ');
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
  const jsonLd = scripts.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  return { ...head, jsonLd: Object.fromEntries(jsonLd.map((item) => [String(item['@type']), item])) };
}

interface PageSeo {
  readonly title: string;
  readonly backgroundImage?: string;
  readonly seoMetadata?: { readonly title?: string; readonly description?: string };
}

test.describe('the document’s head', () => {
  test('PAGE-49 PAGE-50 PAGE-51 PAGE-52 ROUTE-12 title, metadata and JSON-LD follow client-side navigation', async ({
    page,
    brand,
    addresses,
  }) => {
    const site = addresses.brands[brand.id] ?? '';
    await page.goto('/start');
    const { seoMetadata } = (await readDehydratedQueries(page)).get('getPage({"slug":"start"})') as PageSeo;
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
    await expect.poll(() => readHead(page)).toMatchObject(front);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    await expect.poll(async () => Object.keys((await readHead(page)).jsonLd)).toEqual(['ItemList']);
    const { ItemList } = (await readHead(page)).jsonLd;
    const list = ItemList as { readonly itemListElement: readonly { readonly item: { url: string } }[] };
    const channels = list.itemListElement.map(({ item }) => item.url);
    expect(channels).toContain(`${site}/watch/live/nordlys`);
    expect(channels.every((url) => url.startsWith(`${site}/watch/live/`))).toBe(true);

    const films = main.getByRole('list', { name: 'Nye filmer' });
    await films.scrollIntoViewIfNeeded();
    const coverPage = page.waitForResponse((answer) => answer.url().includes('/content-search/coverpage/'));
    await films.getByRole('link').first().click();
    const film = (await (await coverPage).json()) as PageSeo;
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => readHead(page))
      .toMatchObject({
        title: `${film.seoMetadata?.title} – ${brand.displayName}`,
        canonical: [`${site}${pathname}`],
        meta: {
          description: film.seoMetadata?.description,
          'og:type': 'video.movie',
          'og:url': `${site}${pathname}`,
          'og:image': `${film.backgroundImage}?width=1280`,
        },
        jsonLd: { Movie: { name: film.title, url: `${site}${pathname}` } },
      });
    expect((await readHead(page)).jsonLd).not.toHaveProperty('ItemList');

    await page.goto('/tema/filmer');
    await expect
      .poll(() => readHead(page))
      .toMatchObject({
        title: `Filmer – ${brand.displayName}`,
        canonical: [`${site}/filmer`],
        meta: { 'og:url': `${site}/filmer` },
      });

    await page.getByRole('banner').getByRole('link', { name: brand.displayName }).click();
    await expect.poll(() => readHead(page)).toMatchObject(front);
  });

  test('PAGE-49 PAGE-50 PAGE-51 a watch page has full metadata for a visitor, who cannot watch', async ({
    page,
    brand,
    addresses,
  }) => {
    const site = addresses.brands[brand.id] ?? '';
    await page.goto('/watch/live/nordlys/et-navn');
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    const address = `${site}/watch/live/nordlys`;
    await expect
      .poll(() => readHead(page))
      .toMatchObject({
        title: `Nordlys – ${brand.displayName}`,
        canonical: [address],
        meta: { 'og:url': address, 'og:image': expect.stringMatching(/^http.*width=1280$/) as unknown },
        jsonLd: { BroadcastEvent: { isLiveBroadcast: true, publishedOn: { name: 'Nordlys', url: address } } },
      });
  });

  test('PAGE-69 PAGE-51 the front page’s share image comes from the content query service', async ({
    page,
    platform,
  }) => {
    await page.goto('/');
    const { url } = (await readDehydratedQueries(page)).get('getFrontPageImage(undefined)') as {
      readonly url: string;
    };
    await expect.poll(async () => (await readHead(page)).meta['og:image']).toBe(url);
    expect(
      (await getApiCalls(platform, 'getFrontpageImage')).map(({ method, path }) => [method, path]),
    ).toEqual([['GET', '/content-query/frontpage-image']]);
  });

  test('PAGE-70 PAGE-51 the front page uses the brand’s share image when that service fails', async ({
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
    // Fetched by the server, and again by the app, which reports the error.
    await expect
      .poll(async () => (await getApiCalls(platform, 'getFrontpageImage')).length)
      .toBeGreaterThan(1);
    const { meta } = await readHead(page);
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
