import { getApiCalls, expect, submitSignIn, test } from '../support/fixtures.ts';
import { recordFirstPosition, createPlayerPage } from '../support/playerPage.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

test.describe('a film', () => {
  test('PLAY-03 PLAY-16 PLAY-17 PROG-01 PROG-02 PROG-03 PROG-05 a film resumes at the position where its tab was closed', async ({
    page,
    context,
    platform,
    brand,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    await page.goto(FILM);
    const first = createPlayerPage(page);
    await first.expectPlaysFor(1);
    await first.clickTimeline(0.4);
    await expect.poll(first.position).toBeGreaterThan(600);
    await first.expectPlaysFor(3);
    const positionAtClose = await first.position();
    await page.close({ runBeforeUnload: true });

    const getSavedProgress = async () =>
      (await platform.state()).progress.findLast(({ titleId }) => titleId === 'isfront');
    // The position is updated four times a second and rounded down on save: at most 1 s is lost.
    await expect
      .poll(async () => (await getSavedProgress())?.seconds)
      .toBeGreaterThanOrEqual(Math.floor(positionAtClose - 1));
    const savedProgress = await getSavedProgress();
    const seconds = savedProgress?.seconds ?? 0;
    expect(seconds).toBeLessThan(positionAtClose + 15);
    const call = (await getApiCalls(platform, 'saveProgress')).at(-1);
    expect(call).toMatchObject({ method: 'POST', path: '/gateway/progress/isfront' });
    expect(call?.body).toEqual({ ProgressSeconds: seconds });
    const session = call?.headers[`x-${brand.headerPrefix.toLowerCase()}-streamingsessionid`];
    expect(session).toBeTruthy();

    const again = await context.newPage();
    const firstPosition = await recordFirstPosition(again);
    await again.goto(FILM);
    const second = createPlayerPage(again);
    await expect.poll(firstPosition).toBeDefined();
    expect(Math.abs(((await firstPosition()) ?? 0) - seconds)).toBeLessThanOrEqual(1);
    await second.expectPlaysFor(1);

    await again.close({ runBeforeUnload: true });
    await expect.poll(async () => (await getSavedProgress())?.streamingSessionId).not.toBe(session);
  });

  test('the player is preloaded on a film’s page, title and playback on hover, and the click fetches nothing', async ({
    page,
    platform,
    signIn,
  }) => {
    const players: string[] = [];
    page.on('request', (request) => {
      if (/shaka-player/.test(request.url())) players.push(new URL(page.url()).pathname);
    });
    await page.goto('/film/isfront');
    const play = page.getByRole('link', { name: 'Se nå: SkyShowtime' });
    await expect(play).toBeVisible();
    await signIn('active@kunde.test');
    await page.goto('/');
    await expect.poll(() => players).toEqual(['/']);
    await page.goto('/film/isfront');
    await expect(play).toBeVisible();
    // Visitors get no preload.
    await expect.poll(() => players).toEqual(['/', '/film/isfront']);
    expect(await getApiCalls(platform, 'getTitle')).toHaveLength(0);
    await play.hover();
    await expect.poll(async () => (await getApiCalls(platform, 'getTitle')).length).toBe(1);
    await expect.poll(async () => (await getApiCalls(platform, 'getPlayback')).length).toBe(1);
    await play.click();
    await createPlayerPage(page).expectPlaysFor(1);
    expect(await getApiCalls(platform, 'getTitle')).toHaveLength(1);
    expect(await getApiCalls(platform, 'getPlayback')).toHaveLength(1);
  });

  test('PROG-08 a film keeps playing when its progress cannot be saved', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/500 .*\/progress\/isfront/);
    expectConsoleError(/\[request POST .*\/progress\/isfront/);
    await platform.addFault({ operationId: 'saveProgress', status: 500 });
    await signIn('active@kunde.test');
    await page.goto(FILM);
    const { expectPlaysFor, clickTimeline } = createPlayerPage(page);
    await expectPlaysFor(1);
    await clickTimeline(0.3);
    await expect.poll(async () => (await getApiCalls(platform, 'saveProgress')).length).toBeGreaterThan(0);
    await expectPlaysFor(3);
  });

  test('playback starts by itself when the browser is online again', async ({
    page,
    context,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    await signIn('active@kunde.test');
    expectConsoleError(
      /ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|FAILED|INTERNET_DISCONNECTED)/,
    );
    const outage = await platform.addFault({ operationId: 'getPlayback', outage: true });
    await page.goto(FILM);
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expect(player.getByText('Vi får ikke kontakt')).toBeVisible();
    await context.setOffline(true);
    await platform.removeFault(outage.id);
    await context.setOffline(false);
    await expectPlaysFor(1);
  });

  test('PROG-07 a visitor signs in from the watch page, without saved progress before, and returns to the film', async ({
    page,
  }) => {
    // The journey before may save progress late.
    const requestedPaths: string[] = [];
    page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(FILM);
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    expect(requestedPaths.filter((path) => /\/(progress|playback)\//.test(path))).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await submitSignIn(page, 'active@kunde.test');
    await expect(page).toHaveURL(/\/watch\/vod\/isfront/);
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    expect(requestedPaths.some((path) => /\/playback\//.test(path))).toBe(true);
    // The previous page is external.
    await player.press('Escape');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
  });

  test('closing the player returns to the previous page, also after a sign-in in between', async ({
    page,
  }) => {
    await page.goto('/film/isfront');
    await page.getByRole('link', { name: 'Se nå: SkyShowtime' }).click();
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await submitSignIn(page, 'active@kunde.test');
    await expect(page).toHaveURL(/\/watch\/vod\/isfront/);
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    await player.hover({ position: { x: 100, y: 100 } });
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    await expect(page.getByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
    await expect(player).toHaveCount(0);
  });

  test('audio description and captions marked only by DVB descriptors are labelled, selectable and restored for the next title', async ({
    page,
    signIn,
  }) => {
    // Makes the English tracks Norwegian, with the same role and label; only the DVB descriptor shows their
    // purpose.
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = async (...request) => {
        const answer = await fetch(...request);
        if (!new URL(answer.url).pathname.endsWith('.mpd')) return answer;
        const manifest = (await answer.text()).replaceAll(
          /(<AdaptationSet id="[^"]*" contentType="(audio|text)"[^>]*) lang="en"([^>]*>)(.*?<Role [^>]*) value="[a-z]+"(.*?<Label>)[^<]*/g,
          (_set, start: string, type: string, end: string, role: string, rest: string) => {
            const [is, value] = type === 'audio' ? ['main', 1] : ['subtitle', 2];
            const purpose = `<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="${value}"/>`;
            return `${start} lang="nb"${end}${purpose}${role} value="${is}"${rest}Norsk`;
          },
        );
        return Object.defineProperty(new Response(manifest, answer), 'url', { value: answer.url });
      };
    });
    await signIn('active@kunde.test');
    await page.goto(FILM);
    const { expectPlaysFor, openTrackMenu, track } = createPlayerPage(page);
    await expectPlaysFor(1);
    await openTrackMenu();
    await expect(track('Lyd', 'Norsk')).toBeChecked();
    const audioRequest = page.waitForRequest(/\/audio-en\//);
    await track('Lyd', 'Norsk (synstolket)').click();
    await audioRequest;
    await track('Undertekster', 'Norsk (for hørselshemmede)').click();
    await expect(track('Undertekster', 'Norsk (for hørselshemmede)')).toBeChecked();

    await page.goto('/watch/live/nordlys');
    await expectPlaysFor(1);
    await openTrackMenu();
    await expect(track('Lyd', 'Norsk (synstolket)')).toBeChecked();
    await expect(track('Undertekster', 'Norsk (for hørselshemmede)')).toBeChecked();
    await track('Lyd', 'Norsk').click();
    await expect(track('Lyd', 'Norsk')).toBeChecked();
    await expectPlaysFor(1);
  });

  test('the player traps Tab, shows subtitles inside the picture and returns the focus to the link that opened it', async ({
    page,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    await page.goto('/film/isfront');
    const play = page
      .getByRole('main')
      .getByRole('link', { name: /^(Se nå|Fortsett)/ })
      .first();
    await play.focus();
    await page.keyboard.press('Enter');
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Tab');
      const isWithin = await player.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isWithin).toBe(true);
    }
    await player.press('c');
    const captions = player.locator('[data-captions]');
    await expect(captions.locator('span').first()).toBeVisible();
    const text = await captions.locator('span').first().boundingBox();
    const picture = await captions.boundingBox();
    // The film is 16:9, the window is not.
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    const margin = (picture?.y ?? 0) + (picture?.height ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0));
    expect(margin).toBeGreaterThanOrEqual(0.05 * (picture?.height ?? 0) - 4);
    await player.press('Escape');
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    await expect(play).toBeFocused();
  });

  test('ERR-01 ERR-02 ERR-03 an unknown title shows the not-found page', async ({
    page,
    signIn,
    expectConsoleError,
  }) => {
    // The document and the title request.
    expectConsoleError(/status of 404 .*\/watch\/vod\/finnes-ikke/);
    expectConsoleError(/status of 404 .*\/title\/finnes-ikke/);
    expectConsoleError(/\[request GET .*\/title\/finnes-ikke\].*404/);
    await signIn('active@kunde.test');
    await page.goto('/watch/vod/finnes-ikke');
    await expect(
      page.getByRole('heading', { name: 'Au da, vi finner dessverre ikke innholdet du leter etter' }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('ROUTE-03 ROUTE-04 PLAY-29 a watch URL accepts a trailing name, and an unknown content type is not found', async ({
    page,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404 .*\/watch\/radio\/isfront/);
    await signIn('active@kunde.test');
    for (const path of ['/watch/vod/isfront', '/watch/vod/isfront/et-navn-uten-betydning']) {
      await page.goto(`${path}?disableScpRedirect=1`);
      await expect(createPlayerPage(page).player.getByRole('heading', { name: 'Isfront' })).toBeVisible();
    }
    // Otherwise it redirects to the cover page.
    await page.goto('/watch/vod/isfront');
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Se nå|Fortsett)/ })
      .first()
      .click();
    await expect(createPlayerPage(page).player.getByRole('heading', { name: 'Isfront' })).toBeVisible();
    await page.goto('/watch/radio/isfront');
    await expect(
      page.getByRole('heading', { name: 'Au da, vi finner dessverre ikke innholdet du leter etter' }),
    ).toBeVisible();
  });
});
