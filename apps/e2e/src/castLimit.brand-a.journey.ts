import { expect, test } from './journey.ts';
import { watchBesideTelevision } from './watching.ts';

/** Has an age limit of 9 years, as all of its series. */
const EPISODE = '/watch/vod/nabolaget-s1e1?disableScpRedirect=1';

// What the page says is told by the app's tests; this is the television's part.
test('PIN-22 the television does not go on by itself to an episode above the limit', async ({
  page,
  context,
  platform,
  addresses,
  signIn,
}) => {
  const { tv, toTelevision } = await watchBesideTelevision({ page, context, addresses, signIn }, EPISODE);
  await toTelevision();

  const messages = async () => (await platform.state()).cast.messages;
  const userId = (await messages()).map(
    ({ message }) => Reflect.get(message as object, 'viewerUserId') as unknown,
  );
  // A parent sets it in another tab.
  await page.evaluate(
    (key) => {
      const newValue = btoa(JSON.stringify({ isParentalControlActive: true, ageRestriction: 6 }));
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    `parental-${userId.find((id) => typeof id === 'string') ?? ''}`,
  );
  await expect.poll(async () => (await messages()).length).toBe(3);

  await tv.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await expect(tv.getByText('Ferdig')).toBeVisible();
  const all = await messages();
  expect(all.map(({ message }) => Reflect.get(message as object, 'type') as unknown)).toEqual([
    'SET_APP_DATA',
    'SET_SOURCE',
    'SET_APP_DATA',
  ]);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  const played = (await platform.state()).requests.filter(({ operationId }) => operationId === 'getPlayback');
  expect(played.map(({ path }) => path).filter((path) => path.includes('s1e2'))).toEqual([]);
});
