import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pageListFixture } from '@tv/api-client/fixtures';
import { SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import type { RouteDefinition } from '@tv/routes';
import { Link } from '@tv/ssr';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import type { TestWorld } from '@tv/test-world';
import { Button } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { StartupProvider } from '../bootstrap/StartupProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { pages, type Pages } from './routes.tsx';

/** Stays mounted when only the query changes, so that only the navigation can close its dialog. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Spørsmålet</h1>
      <Button onClick={() => setOpen(true)}>Spør</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} isDismissable={false} title="Er du sikker?">
        <Link to="?steg=2">Videre</Link>
        <Button onClick={() => void navigate(-1)}>Nettleserens tilbake</Button>
      </Dialog>
    </>
  );
}

const storyPages: Pages = {
  ...pages,
  front: { component: () => <h1>Forsiden</h1> },
  account: { component: () => <h1>Kontoen</h1> },
  search: { component: PageWithDialog },
  silentCallback: { component: () => <h1>Bare siden</h1> },
};

const table: readonly RouteDefinition[] = [
  { kind: 'normal', name: 'plain', path: '/vanlig', page: 'front', ssr: { kind: 'none' } },
  {
    kind: 'normal',
    name: 'waits',
    path: '/venter',
    page: 'front',
    waitsForStartup: true,
    ssr: { kind: 'none' },
  },
  {
    kind: 'normal',
    name: 'guarded',
    path: '/beskyttet',
    page: 'account',
    requiresLogin: true,
    ssr: { kind: 'none' },
  },
  {
    kind: 'normal',
    name: 'bare',
    path: '/uten-bunn',
    page: 'front',
    hidesFooter: true,
    ssr: { kind: 'none' },
  },
  { kind: 'normal', name: 'asks', path: '/spor', page: 'search', ssr: { kind: 'none' } },
  {
    kind: 'internalRedirect',
    name: 'moved',
    path: '/gammel/*',
    to: '/vanlig',
    keepPath: false,
    tracking: 'gammel',
  },
  { kind: 'externalRedirect', name: 'device', path: '/device', target: 'identityDevicePage' },
  { kind: 'raw', name: 'raw', path: '/raa', page: 'silentCallback' },
];

let world: TestWorld;
let session: ReturnType<typeof createStoryTab>;
const leaveFor = fn();
const never = new Promise(() => undefined);

interface StoryRoutesProps {
  readonly at: string;
  readonly isStarted?: boolean;
}

function StoryRoutes({ at, isStarted = true }: StoryRoutesProps) {
  return (
    <TestWorldProvider world={world} initialPath={at}>
      <SessionProvider session={session.tab.session}>
        <StartupProvider ready={isStarted ? Promise.resolve() : never}>
          <AppRoutes routeTable={table} pages={storyPages} redirectTo={leaveFor} />
        </StartupProvider>
      </SessionProvider>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Shell/Routes',
  component: StoryRoutes,
  beforeEach: () => {
    leaveFor.mockClear();
    world = createTestWorld({
      responses: { 'GET /content-layout/pages': pageListFixture },
    });
    session = createStoryTab({ path: '/', isSignedIn: false });
    return session.close;
  },
} satisfies Meta<typeof StoryRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'ROUTE-32 a normal route renders inside the layout without waiting for startup',
  args: { at: '/vanlig', isStarted: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forsiden' })).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const Waits: Story = {
  name: 'ROUTE-32 ROUTE-37 a route that waits for startup shows a placeholder',
  args: { at: '/venter', isStarted: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henter innhold')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Forsiden' })).toBeNull();
  },
};

export const HasWaited: Story = {
  name: 'ROUTE-32 a route that waits for startup shows its page after it',
  args: { at: '/venter' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forsiden' })).toBeVisible();
    await expect(canvas.queryByText('Henter innhold')).toBeNull();
  },
};

export const Guarded: Story = {
  name: 'ROUTE-32 AUTH-52 a route that requires sign-in starts it',
  args: { at: '/beskyttet' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(session.browser.provider.count('visit /auth')).toBe(1));
    await expect(canvas.queryByRole('heading', { name: 'Kontoen' })).toBeNull();
  },
};

export const WithoutFooter: Story = {
  name: 'A route can hide the footer',
  args: { at: '/uten-bunn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forsiden' })).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Moved: Story = {
  name: 'ROUTE-34 an internal redirect can be tracked',
  args: { at: '/gammel/sti?a=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forsiden' })).toBeVisible();
    await expect(world.visited.at(-1)).toBe('/vanlig?a=1');
    await expect(world.events).toContainEqual({
      event: 'redirect_taken',
      name: 'gammel',
      from: '/gammel/sti',
      to: '/vanlig?a=1',
    });
  },
};

export const External: Story = {
  name: 'ROUTE-35 ROUTE-42 an external redirect sends the browser to the other site with its query',
  args: { at: '/device?user_code=ABCD' },
  play: async () => {
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith(`${world.config.identity.authority}/device?user_code=ABCD`),
    );
  },
};

export const Raw: Story = {
  name: 'ROUTE-36 a raw route renders without the layout',
  args: { at: '/raa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bare siden' })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const NavigationClosesDialogs: Story = {
  name: 'ROUTE-38 every navigation closes a dialog, also going back',
  args: { at: '/spor' },
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'Spør' });
    await userEvent.click(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Er du sikker?' });
    await userEvent.click(screen.getByRole('link', { name: 'Videre' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await userEvent.click(ask);
    const next = await screen.findByRole('dialog', { name: 'Er du sikker?' });
    await userEvent.click(screen.getByRole('button', { name: 'Nettleserens tilbake' }));
    await waitFor(() => expect(next).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Spørsmålet' })).toBeVisible();
  },
};
