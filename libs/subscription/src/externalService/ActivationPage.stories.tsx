import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { customerFixture } from '@tv/api-client/fixtures';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { ActivationPage } from './ActivationPage.tsx';
import { TV2_PROVISIONING_KEY } from './provisioningRecord.ts';
import { partnerResponses, type WireStatus } from './testing/partners.ts';

let world: TestWorld;

const meta = { title: 'Subscription/Activation', component: ActivationPage } satisfies Meta<
  typeof ActivationPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Place {
  readonly path: '/aktiver-viaplay' | '/aktiver-tv2' | '/aktiver-max';
  readonly status?: WireStatus;
  readonly customer?: object;
  readonly responses?: ResponseTable;
}

const SERVICE_AT = {
  '/aktiver-viaplay': 'viaplay',
  '/aktiver-tv2': 'tv2play',
  '/aktiver-max': 'max',
} as const;

function at({ path, status, customer, responses }: Place): Pick<Story, 'beforeEach' | 'render'> {
  return {
    beforeEach: () => {
      sessionStorage.removeItem(TV2_PROVISIONING_KEY);
      world = createTestWorld({
        isSignedIn: true,
        responses: {
          ...partnerResponses(status && { [SERVICE_AT[path]]: status }, customer),
          ...responses,
        },
      });
    },
    render: () => (
      <TestWorldProvider world={world} at={path}>
        <ActivationPage />
      </TestWorldProvider>
    ),
  };
}

const partner = (statusCode: string): WireStatus => ({
  statusCode,
  inSubscription: true,
  activationUrl: 'https://partner.test/konto',
});

export const Viaplay: Story = {
  name: 'EXT-07 Viaplay: a code that is copied, and where it is typed',
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

export const ClipboardClosed: Story = {
  name: 'a code that cannot be copied is there to be marked',
  ...at({ path: '/aktiver-viaplay' }),
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kopier koden' }));
    await expect(await canvas.findByText(/Marker koden/)).toBeVisible();
  },
};

export const Cancel: Story = {
  name: 'EXT-07 what the customer has at the partner’s has to be stopped first',
  ...at({ path: '/aktiver-viaplay', status: partner('NeedsToCancelExternalServiceSubscription') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avslutt abonnementet ditt hos Viaplay først')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Gå til Viaplay' });
    await expect(link).toHaveAttribute('href', 'https://partner.test/konto');
  },
};

export const Password: Story = {
  name: 'EXT-07 the partner wants a password',
  ...at({ path: '/aktiver-max', status: partner('NeedsToSetPassword') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Velg passord hos Max' })).toBeVisible();
  },
};

export const Max: Story = {
  name: 'EXT-07 Max: opened in a window of its own, or by a link where that is blocked',
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
  name: 'Max that cannot be opened is told of, and tried again',
  ...at({ path: '/aktiver-max' }),
  play: async ({ canvas }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke åpnet Max');
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'EXT-07 nobody knows how it stands: asked again',
  ...at({ path: '/aktiver-max', status: { statusCode: 'Unknown', inSubscription: true } }),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Sjekk igjen' });
    // It takes no press while the page's own question is under way.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    const before = world.network.requestsTo('GET /gateway/contentprovider/max').length;
    await userEvent.click(again);
    await waitFor(() =>
      expect(world.network.requestsTo('GET /gateway/contentprovider/max').length).toBeGreaterThan(before),
    );
  },
};

export const Tv2: Story = {
  name: 'TV 2: who is unknown there is waited for, and may begin anew',
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
  name: 'EXT-07 TV 2 that is connected waits in sight, with the user there',
  ...at({ path: '/aktiver-tv2', status: { statusCode: 'Connected', inSubscription: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aktiveres nå')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Vi venter på svar fra TV 2 Play' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Bruker hos TV 2: kari@tv2.test')).toBeVisible();
  },
};

export const Tv2Done: Story = {
  name: 'EXT-07 TV 2 that is completed is ready',
  ...at({ path: '/aktiver-tv2', status: { statusCode: 'Completed', inSubscription: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klar til bruk')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Les om TV 2 Play' })).toBeVisible();
  },
};

export const Tv2Fails: Story = {
  name: 'EXT-29 TV 2 that cannot be reached is told of in a sentence',
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

export const Unreachable: Story = {
  name: 'a customer whom TV 2 cannot reach is told what is wanting',
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
  name: 'what is not in the subscription says what has it',
  globals: { viewport: { value: 'phone' } },
  ...at({ path: '/aktiver-max', status: { statusCode: 'NeedsConnection', inSubscription: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Følger med .*Mest/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se pakker' })).toHaveAttribute('href', '/bli-kunde');
  },
};

export const AskFails: Story = {
  name: 'a partner who cannot be asked is told of, and asked again',
  ...at({
    path: '/aktiver-viaplay',
    responses: { 'GET /gateway/contentprovider/viaplay': () => new Response(null, { status: 400 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke spurt Viaplay');
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};
