import { expect, test } from '../support/fixtures.ts';
import { openCastPage } from '../support/playerPage.ts';

/** Age limit 9, as all of its series. */
const EPISODE = '/watch/vod/nabolaget-s1e1?disableScpRedirect=1';

// The app's tests cover the page; this covers the receiver.
test('PIN-22 the receiver does not autoplay an episode above the parental limit', async ({
  page,
  context,
  platform,
  addresses,
  signIn,
}) => {
  const { receiver, startCasting } = await openCastPage({ page, context, addresses, signIn }, EPISODE);
  await startCasting();

  const messages = async () => (await platform.state()).cast.messages;
  const userIds = (await messages()).map(
    ({ message }) => Reflect.get(message as object, 'viewerUserId') as unknown,
  );
  // A parent sets the limit in another tab.
  await page.evaluate(
    (key) => {
      const newValue = btoa(JSON.stringify({ isParentalControlActive: true, ageRestriction: 6 }));
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    `parental-${userIds.find((id) => typeof id === 'string') ?? ''}`,
  );
  await expect.poll(async () => (await messages()).length).toBe(3);

  await receiver.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await expect(receiver.getByText('Ferdig')).toBeVisible();
  const allMessages = await messages();
  expect(allMessages.map(({ message }) => Reflect.get(message as object, 'type') as unknown)).toEqual([
    'SET_APP_DATA',
    'SET_SOURCE',
    'SET_APP_DATA',
  ]);
  expect(allMessages.flatMap(({ faults }) => faults)).toEqual([]);
  const playbackCalls = (await platform.state()).requests.filter(
    ({ operationId }) => operationId === 'getPlayback',
  );
  expect(playbackCalls.map(({ path }) => path).filter((path) => path.includes('s1e2'))).toEqual([]);
});
