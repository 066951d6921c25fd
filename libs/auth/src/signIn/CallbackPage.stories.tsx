import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createMemoryStorage } from '@tv/browser-storage';
import { SessionHarness } from '../testing/SessionHarness.tsx';
import { createStoryTab, type StoryTab } from '../testing/storyTab.ts';
import { CallbackPage } from './CallbackPage.tsx';
import { storedRedirectPath, storedReturnPath } from './returnPath.ts';

let world: StoryTab;

const meta = {
  title: 'Session/Callback page',
  component: CallbackPage,
  render: () => (
    <SessionHarness tab={world.tab} pattern="/app/callback">
      <CallbackPage />
    </SessionHarness>
  ),
} satisfies Meta<typeof CallbackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  name: 'AUTH-05 AUTH-07 the callback page confirms the sign-in, with a link to the front page',
  beforeEach: () => {
    world = createStoryTab({ path: '/app/callback?code=used&state=used', isSignedIn: true });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er logget inn.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await expect(await canvas.findByText('Du er på /', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'AUTH-06 AUTH-07 the callback page reports a failed sign-in, with a link to the front page',
  beforeEach: () => {
    world = createStoryTab({ path: '/app/callback?error=access_denied&state=x', isSignedIn: false });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Innlogging avbrutt.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  },
};

export const Retries: Story = {
  name: 'AUTH-54 retrying a failed sign-in keeps the original return path',
  beforeEach: () => {
    const sessionStorage = createMemoryStorage({ [storedReturnPath.key]: '/film/1' });
    world = createStoryTab({
      path: '/app/callback?error=access_denied&state=x',
      isSignedIn: false,
      sessionStorage,
    });
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    await expect(world.tab.session.returnPath()).toBe('/film/1');
  },
};

export const CancelledAtProtectedPage: Story = {
  name: 'AUTH-53 cancelling at a protected page shows a notice and goes to its redirect path',
  beforeEach: () => {
    const sessionStorage = createMemoryStorage({
      [storedReturnPath.key]: '/innstillinger',
      [storedRedirectPath.key]: '/hjelp',
    });
    world = createStoryTab({
      path: '/app/callback?error=access_denied&state=x',
      isSignedIn: false,
      sessionStorage,
    });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Innlogging avbrutt.' })).toBeVisible();
    await expect(await canvas.findByText('Du er på /hjelp', {}, { timeout: 5000 })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Innlogging avbrutt.');
  },
};

export const ReturnsToPage: Story = {
  name: 'AUTH-54 a signed-in user returns to the previous page, with a notice before and after',
  beforeEach: () => {
    const sessionStorage = createMemoryStorage({ [storedReturnPath.key]: '/innstillinger?a=1' });
    world = createStoryTab({ path: '/app/callback', isSignedIn: true, sessionStorage });
    return world.close;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Du er logget inn.' });
    await waitFor(() => expect(canvas.getByText('Du er på /innstillinger?a=1')).toBeVisible(), {
      timeout: 5000,
    });
    await expect(await canvas.findByRole('status')).toHaveTextContent('Du er logget inn.');
    await expect(canvas.queryByRole('heading', { name: 'Du er logget inn.' })).toBeNull();
  },
};
