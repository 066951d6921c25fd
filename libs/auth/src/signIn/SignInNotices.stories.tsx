import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@tv/ui';
import { useSession } from '../session/SessionProvider.tsx';
import { SessionHarness } from '../testing/SessionHarness.tsx';
import { createStoryTab, type StoryTab } from '../testing/storyTab.ts';

let world: StoryTab;

function AnyPage() {
  const session = useSession();
  return <Button onClick={() => void session.signIn({ returnTo: '/film/1' })}>Logg inn</Button>;
}

const meta = {
  title: 'Session/Notices',
  component: AnyPage,
  render: () => (
    <SessionHarness tab={world.tab} pattern="/film/1">
      <AnyPage />
    </SessionHarness>
  ),
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  name: 'a failed sign-in redirect shows an error on any page, and the retry succeeds',
  beforeEach: () => {
    world = createStoryTab({ path: '/film/1', isSignedIn: false });
    world.browser.provider.failure.discovery = 500;
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn' }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Vi får ikke kontakt med innloggingen');
    delete world.browser.provider.failure.discovery;
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(world.tab.session.returnPath()).toBe('/film/1');
  },
};

export const StorageBlocked: Story = {
  name: 'blocked storage shows a sign-in error that can be closed',
  beforeEach: () => {
    world = createStoryTab({ path: '/film/1', isSignedIn: false, canStore: false });
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tillat informasjonskapsler og nettstedsdata',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ReturnedWithoutSignIn: Story = {
  name: 'coming back from the sign-in page to a public page shows no error',
  beforeEach: () => {
    world = createStoryTab({ path: '/film/1', isSignedIn: false });
    return world.close;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    world.tab.session.wake(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
