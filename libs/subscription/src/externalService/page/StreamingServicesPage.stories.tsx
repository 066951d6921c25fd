import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { partnerResponses } from '../testing/partners.ts';
import { AllActivationsPage, StreamingServicesPage } from './StreamingServicesPage.tsx';

let world: TestWorld;

const meta = {
  title: 'Subscription/Streaming services',
  component: StreamingServicesPage,
  render: () => (
    <TestWorldProvider world={world} initialPath="/strommetjenester">
      <StreamingServicesPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof StreamingServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPartners = (...args: Parameters<typeof partnerResponses>) => ({
  beforeEach: () => {
    sessionStorage.clear();
    world = createTestWorld({ isSignedIn: true, responses: partnerResponses(...args) });
  },
});

export const ActionNeeded: Story = {
  name: 'the services page lists services that need action first, each with one link',
  ...withPartners({
    viaplay: { statusCode: 'NeedsConnection', inSubscription: false },
    max: { statusCode: 'Completed', inSubscription: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Venter på deg' })).toBeVisible();
    const connect = canvas.getByRole('link', { name: 'Koble til – TV 2 Play' });
    await expect(connect).toHaveAttribute('href', '/aktiver-tv2');
    await expect(await canvas.findByText('Følger med Viaplay Total.')).toBeVisible();
    await expect(canvas.getAllByText('Klar til bruk')).toHaveLength(3);
  },
};

export const EveryStatus: Story = {
  name: 'the services page shows every status, and a service unknown to this app version',
  ...withPartners({
    viaplay: { statusCode: 'NeedsToCancelExternalServiceSubscription', inSubscription: true },
    tv2play: { statusCode: 'Connected', inSubscription: true },
    max: { statusCode: '', inSubscription: true },
    nattkino: { statusCode: 'Completed', inSubscription: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avslutt abonnementet ditt hos Viaplay først')).toBeVisible();
    await expect(canvas.getByText('Aktiveres nå')).toBeVisible();
    await expect(canvas.getByText('Vi vet ikke hvordan den står akkurat nå')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'nattkino' })).toBeVisible();
  },
};

export const Activations: Story = {
  name: 'ROUTE-81 the services page lists the external services on a phone',
  globals: { viewport: { value: 'phone' } },
  ...withPartners(),
  render: () => (
    <TestWorldProvider world={world} initialPath="/aktiver">
      <AllActivationsPage />
    </TestWorldProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aktiver strømmetjenester' })).toBeVisible();
    for (const name of ['Viaplay', 'TV 2 Play', 'Max']) {
      await expect(await canvas.findByRole('link', { name: `Koble til – ${name}` })).toBeVisible();
    }
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};

export const WithoutPackage: Story = {
  name: 'the services page shows which package includes each service without a subscription, except NRK',
  ...withPartners(
    {},
    { subscribedPackage: undefined, externalServicesStatus: undefined, internalServicesStatus: undefined },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Ikke i abonnementet ditt')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Se pakker – Max' })).toHaveAttribute('href', '/bli-kunde');
  },
};

export const Fails: Story = {
  name: 'the services page shows an error with a retry when services fail to load',
  beforeEach: () => {
    const responses = partnerResponses();
    let isDown = true;
    world = createTestWorld({
      isSignedIn: true,
      responses: {
        ...responses,
        'GET /gateway/customer': () => {
          const answer = isDown
            ? new Response(null, { status: 400 })
            : Response.json(responses['GET /gateway/customer']);
          isDown = false;
          return answer;
        },
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Venter på deg' })).toBeVisible();
  },
};
