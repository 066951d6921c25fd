import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionHarness } from '../testing/SessionHarness.tsx';
import { createStoryTab, type StoryTab } from '../testing/storyTab.ts';
import { RequireLogin } from './RequireLogin.tsx';

let world: StoryTab;

const meta = {
  title: 'Session/Protected page',
  component: RequireLogin,
  args: { redirectPath: '/hjelp', children: <h1>Innstillinger</h1> },
  render: (args) => (
    <SessionHarness tab={world.tab} pattern="/innstillinger">
      <RequireLogin {...args} />
    </SessionHarness>
  ),
} satisfies Meta<typeof RequireLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  name: 'a customer sees the protected page without a redirect',
  beforeEach: () => {
    world = createStoryTab({ path: '/innstillinger', isSignedIn: true });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Innstillinger' })).toBeVisible();
    await expect(world.browser.provider.visits).toHaveLength(0);
  },
};

export const Visitor: Story = {
  name: 'AUTH-52 AUTH-54 a visitor is redirected to sign-in and returns to the protected page',
  beforeEach: () => {
    world = createStoryTab({ path: '/innstillinger?a=1', isSignedIn: false });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sender deg til innlogging …')).toBeVisible();
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    await expect(world.tab.session.returnPath()).toBe('/innstillinger?a=1');
    await expect(canvas.queryByRole('heading', { name: 'Innstillinger' })).toBeNull();
  },
};

export const SignInFails: Story = {
  name: 'a failed sign-in redirect shows an error in place of the page, with a retry button and a link to continue',
  beforeEach: () => {
    world = createStoryTab({ path: '/innstillinger', isSignedIn: false });
    world.browser.provider.failure.discovery = 'refused';
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Vi får ikke kontakt med innloggingen');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Gå videre uten å logge inn' })).toHaveAttribute(
      'href',
      '/hjelp',
    );
    // The page header has a sign-in button too.
    await world.tab.session.signIn();
    await expect(await canvas.findByRole('link', { name: 'Gå videre uten å logge inn' })).toBeVisible();
    await world.tab.session.signIn({ returnTo: '/innstillinger', redirectPath: '/hjelp' });
    delete world.browser.provider.failure.discovery;
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(world.browser.provider.count('visit /auth in place')).toBe(1));
    await expect(world.tab.session.returnPath()).toBe('/innstillinger');
    await expect(world.tab.session.redirectPath()).toBe('/hjelp');
  },
};

export const RestoredFromCache: Story = {
  name: 'a protected page restored from the back/forward cache shows an error instead of waiting',
  beforeEach: () => {
    world = createStoryTab({ path: '/innstillinger', isSignedIn: false });
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    world.tab.session.wake(true);
    await expect(await canvas.findByRole('heading', { name: 'Logg inn for å se denne siden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Gå videre uten å logge inn' }));
    await expect(await canvas.findByText('Du er på /hjelp')).toBeVisible();
  },
};
