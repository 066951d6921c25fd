// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsed, parsePage, startPageFixture } from '@tv/api-client/fixtures';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount } from '../testing/mount.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const page = parsed(parsePage, startPageFixture);

it.each([
  ['Serier', 'Serier'],
  [' ', 'Uten tittel'],
])('a page titled %j has the heading %s', async (title, heading) => {
  const world = new TestApp();
  const { container, unmount } = await mount(
    <world.Providers>
      <PageView page={{ ...page, title }} isFrontPage={false} />
    </world.Providers>,
  );
  expect(container.querySelector('h1')?.textContent).toBe(heading);
  await unmount();
});
