import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { customerFixture } from '@tv/api-client/fixtures';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { storedProvisioning } from '../provisioning/provisioningRecord.ts';
import { partnerResponses, type ServiceStatusResponse } from '../testing/partners.ts';
import { ActivationPage } from './StreamingServicesPage.tsx';

let world: TestWorld;

const meta = { title: 'Subscription/Activation', component: ActivationPage } satisfies Meta<
  typeof ActivationPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

interface ActivationSetup {
  readonly path: '/aktiver-viaplay' | '/aktiver-tv2' | '/aktiver-max';
  readonly status?: ServiceStatusResponse;
  readonly customer?: object;
  readonly responses?: ResponseTable;
}

const SERVICE_AT = {
  '/aktiver-viaplay': 'viaplay',
  '/aktiver-tv2': 'tv2play',
  '/aktiver-max': 'max',
} as const;

function at({ path, status, customer, responses }: ActivationSetup): Pick<Story, 'beforeEach' | 'render'> {
  return {
    beforeEach: () => {
      sessionStorage.removeItem(storedProvisioning.key);
      world = createTestWorld({
        isSignedIn: true,
        responses: {
          ...partnerResponses(status && { [SERVICE_AT[path]]: status }, customer),
          ...responses,
        },
      });
    },
    render: () => (
      <TestWorldProvider world={world} initialPath={path}>
        <ActivationPage />
      </TestWorldProvider>
    ),
  };
}

const partner = (statusCode: string): ServiceStatusResponse => ({
  statusCode,
  inSubscription: true,
  activationUrl: 'https://partner.test/konto',
});

export const Viaplay: Story = {
  name: 'EXT-07 Viaplay shows a code to copy and a link to Viaplay',
  ...at({ path: '/aktiver-viaplay' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VP-482100')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Åpne Viaplay' })).toHaveAttribute(
      'href',
      'https://partner.test/viaplay',
    );
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier koden' }));
    await expect(await canvas.findByText('Koden er kopiert.')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('VP-482100');
  },
};

export const ClipboardBlocked: Story = {
  name: 'Viaplay shows the code when it cannot be copied',
  ...at({ path: '/aktiver-viaplay' }),
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kopier koden' }));
    await expect(await canvas.findByText(/Marker koden/)).toBeVisible();
  },
};

export const Cancel: Story = {
  name: 'EXT-07 a subscription at the partner must be cancelled first',
  ...at({ path: '/aktiver-viaplay', status: partner('NeedsToCancelExternalServiceSubscription') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avslutt abonnementet ditt hos Viaplay først')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Gå til Viaplay' });
    await expect(link).toHaveAttribute('href', 'https://partner.test/konto');
  },
};

export const Password: Story = {
  name: 'EXT-07 the partner requires a password',
  ...at({ path: '/aktiver-max', status: partner('NeedsToSetPassword') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Velg passord hos Max' })).toBeVisible();
  },
};

export const Max: Story = {
  name: 'EXT-07 Max opens in a new window, or by a link if the window is blocked',
  ...at({
    path: '/aktiver-max',
    responses: { 'PUT /gateway/contentprovider/hboMax/activationUrl': { url: 'https://partner.test/max' } },
  }),
  play: async ({ canvas }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }));
    const link = await canvas.findByRole('link', { name: 'Åpne Max' });
    await expect(link).toHaveAttribute('href', 'https://partner.test/max');
  },
};

export const MaxFails: Story = {
  name: 'Max shows an error with a retry when it cannot be opened',
  ...at({ path: '/aktiver-max' }),
  play: async ({ canvas }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke åpnet Max');
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'EXT-07 an unknown status can be checked again',
  ...at({ path: '/aktiver-max', status: { statusCode: 'Unknown', inSubscription: true } }),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Sjekk igjen' });
    // The button ignores presses while the page's own request is running.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    const before = world.network.requestsTo('GET /gateway/contentprovider/max').length;
    await userEvent.click(again);
    await waitFor(() =>
      expect(world.network.requestsTo('GET /gateway/contentprovider/max').length).toBeGreaterThan(before),
    );
  },
};

export const Tv2: Story = {
  name: 'TV 2 polls for an unknown customer, who can start again',
  ...at({ path: '/aktiver-tv2' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Vi venter på svar fra TV 2 Play' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Koble til' })).toBeVisible();
  },
};

export const Tv2Connected: Story = {
  name: 'EXT-07 TV 2 polls while connected, and shows the user there',
  ...at({ path: '/aktiver-tv2', status: { statusCode: 'Connected', inSubscription: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aktiveres nå')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Vi venter på svar fra TV 2 Play' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Bruker hos TV 2: kari@tv2.test')).toBeVisible();
  },
};

export const Tv2Completed: Story = {
  name: 'EXT-07 TV 2 is ready when completed',
  ...at({ path: '/aktiver-tv2', status: { statusCode: 'Completed', inSubscription: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klar til bruk')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Les om TV 2 Play' })).toBeVisible();
  },
};

export const Tv2Fails: Story = {
  name: 'EXT-29 TV 2 shows an error when it cannot be reached',
  ...at({
    path: '/aktiver-tv2',
    responses: {
      'GET /gateway/contentprovider/tv2play/continueProvisioningUrl': () =>
        new Response(null, { status: 500 }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke koblet til TV 2 Play');
  },
};

export const ContactDataMissing: Story = {
  name: 'TV 2 shows which contact data is missing',
  ...at({
    path: '/aktiver-tv2',
    customer: { personalia: { ...customerFixture('Active').personalia, phoneNumber: '' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi mangler et norsk mobilnummer')).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Fyll inn opplysningene' });
    await expect(way).toHaveAttribute('href', '/informasjon');
  },
};

export const NotIncluded: Story = {
  name: 'a service outside the subscription shows which products include it',
  globals: { viewport: { value: 'phone' } },
  ...at({ path: '/aktiver-max', status: { statusCode: 'NeedsConnection', inSubscription: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Følger med .*Mest/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se pakker' })).toHaveAttribute('href', '/bli-kunde');
  },
};

export const StatusFails: Story = {
  name: 'a failed status request shows an error with a retry',
  ...at({
    path: '/aktiver-viaplay',
    responses: { 'GET /gateway/contentprovider/viaplay': () => new Response(null, { status: 400 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke spurt Viaplay');
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};
