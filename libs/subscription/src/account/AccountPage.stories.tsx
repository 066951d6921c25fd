import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { createTestWorld, standardResponses, TestWorldProvider, withArtwork } from '@tv/test-world';
import type { ResponseTable, TestWorld, TestWorldOptions } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { AccountPage } from './AccountPage.tsx';

let world: TestWorld;

/** Responses of a customer with the full shop. */
const inShop =
  (responses: ResponseTable, options: Omit<TestWorldOptions, 'responses'> = {}) =>
  () => {
    world = createTestWorld({
      isSignedIn: true,
      ...options,
      responses: withArtwork(
        {
          ...standardResponses,
          'GET /gateway/products': shopFixture,
          'GET /gateway/settings': shopSettingsFixture('GLIMT'),
          'GET /gateway/customer/subscription': {
            ...customerFixture('Active').subscribedPackage,
            monthlyPrice: 618,
          },
          'GET /gateway/customer/subscription/change/summary': {
            toPayNow: 0,
            monthlyPrice: 618,
            nextPaymentDate: '2026-12-14T00:00:00Z',
            changeType: 'None',
            lines: [
              { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
              { kind: 'Product', productId: 'max-ultimate', name: 'Max Ultimate', price: 169 },
            ],
          },
          'GET /gateway/customer/payment': { type: 'Card', maskedNumber: '**** 1111', expiry: '12/2028' },
          ...responses,
        },
        location.origin,
      ),
    });
  };

const none = { viaplay: undefined, tv2play: undefined, max: undefined };
const settled = (state: Parameters<typeof customerFixture>[0], more: object = {}) => ({
  ...customerFixture(state),
  externalServicesStatus: { ...none, nrk: { statusCode: 'Completed', inSubscription: true } },
  ...more,
});

const meta = {
  title: 'Subscription/Account',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TestWorldProvider world={world} initialPath="/min-konto">
      <AccountPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ActionNeeded: Story = {
  name: 'ACCT-26 the account page lists services that need action beside package and next payment',
  beforeEach: inShop({ 'GET /gateway/customer': customerFixture('Active') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hei, Kari', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^Alt er i orden/)).toBeVisible();
    const notifications = within(canvas.getByRole('region', { name: 'Varsler' }));
    await expect(notifications.getAllByRole('listitem')).toHaveLength(2);
    await expect(notifications.getByRole('link', { name: 'Aktiver Max' })).toHaveAttribute(
      'href',
      '/aktiver-max',
    );
    await expect(await canvas.findByText(/618\skr/)).toHaveTextContent(/^618\skr · Kort •••• 1111/);
    await expect(await canvas.findByRole('heading', { name: 'Mye og Max Ultimate' })).toBeVisible();
    const channels = within(await canvas.findByRole('list', { name: 'Kanaler' }));
    await expect(channels.getAllByRole('listitem').length).toBeGreaterThan(4);
    const links = within(canvas.getByRole('navigation', { name: 'Kontoen din' }));
    const paths = links.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(paths).toEqual([
      '/abonnement',
      '/betaling',
      '/informasjon',
      '/strommetjenester',
      '/innstillinger',
      '/hjelp',
      '/logout',
    ]);
  },
};

export const PastDue: Story = {
  name: 'ACCT-27 the account page shows a failed payment first, with a link to pay it',
  beforeEach: inShop({ 'GET /gateway/customer': customerFixture('PastDue') }),
  play: async ({ canvas }) => {
    const notifications = within(await canvas.findByRole('region', { name: 'Varsler' }));
    await expect(notifications.getByRole('heading', { name: 'Betaling feilet' })).toBeVisible();
    const pay = notifications.getByRole('link', { name: 'Betal nå' });
    await expect(pay).toHaveAttribute('href', '/min-konto/fortsett');
    await expect(canvas.getByText('Den siste betalingen mangler.')).toBeVisible();
  },
};

export const NoNotifications: Story = {
  name: 'the account page has no notifications when no action is needed',
  beforeEach: inShop({ 'GET /gateway/customer': settled('Active') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Alt er i orden/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Varsler' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Se abonnementet' })).toHaveAttribute(
      'href',
      '/abonnement',
    );
  },
};

export const Cancelled: Story = {
  name: 'the account page shows the end of access and a restart link after cancellation',
  beforeEach: inShop({ 'GET /gateway/customer': settled('PendingCancellation') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Alt virker som før til og med søndag 13\. desember/)).toBeVisible();
    const again = canvas.getByRole('link', { name: 'Start abonnementet igjen' });
    await expect(again).toHaveAttribute('href', '/min-konto/reaktiver');
  },
};

export const PaymentInProgress: Story = {
  name: 'the account page shows a payment in progress',
  beforeEach: inShop({ 'GET /gateway/customer': settled('PaymentInProgress') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Det tar som regel bare noen sekunder/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se abonnementet' })).toBeVisible();
  },
};

export const NoPackage: Story = {
  name: 'the account page links to the packages without a package',
  beforeEach: inShop({
    'GET /gateway/customer': { ...customerFixture('Active'), subscribedPackage: undefined },
  }),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('link', { name: 'Velg pakke' });
    await expect(choose).toHaveAttribute('href', '/bli-kunde');
    await expect(canvas.queryByRole('heading', { name: 'Neste betaling' })).toBeNull();
  },
};

export const UnknownState: Story = {
  name: 'the account page makes no claim about an unknown subscription state',
  beforeEach: inShop({
    'GET /gateway/customer': {
      ...customerFixture('Active'),
      subscribedPackage: { ...customerFixture('Active').subscribedPackage, state: 'Frozen' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vi vet ikke hvordan abonnementet ditt står/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'kundeservice@glimt.test' })).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'the account page shows the links before the account has loaded',
  beforeEach: inShop({ 'GET /gateway/customer': () => new Promise<Response>(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Min konto', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Henter kontoen din' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Innstillinger/ })).toBeVisible();
  },
};

/** Fails on the first request. */
const failing = (answer: unknown) => {
  let isDown = true;
  return () => {
    const now = isDown ? new Response('', { status: 400 }) : Response.json(answer);
    isDown = false;
    return now;
  };
};

export const Fails: Story = {
  name: 'the account page shows an error with a retry when the account fails to load',
  beforeEach: () => inShop({ 'GET /gateway/customer': failing(customerFixture('Active')) })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Hei, Kari' })).toBeVisible();
  },
};

export const PartFails: Story = {
  name: 'the account page keeps the other parts when one fails, and retries it',
  beforeEach: () =>
    inShop({
      'GET /gateway/customer': customerFixture('Active'),
      'GET /gateway/settings': () => new Response('', { status: 400 }),
      'GET /gateway/customer/payment': () => new Response('', { status: 400 }),
      'GET /gateway/customer/subscription': failing({
        ...customerFixture('Active').subscribedPackage,
        monthlyPrice: 618,
      }),
    })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vi fikk ikke hentet beløpet/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Strømmetjenester' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText(/^618\skr$/)).toBeVisible();
  },
};

export const LogOutConfirmation: Story = {
  name: 'CONF-17 the account page asks for confirmation before signing out when modals are enabled',
  beforeEach: inShop(
    { 'GET /gateway/customer': settled('Active') },
    { devFlags: { experimentalModals: true } },
  ),
  play: async ({ canvas, canvasElement }) => {
    const logOut = await canvas.findByRole('button', { name: /^Logg ut/ });
    await userEvent.click(logOut);
    const dialog = within(canvasElement.ownerDocument.body);
    const question = await dialog.findByRole('dialog', { name: 'Vil du logge ut?' });
    await expect(within(question).getByRole('link', { name: 'Logg ut' })).toHaveAttribute('href', '/logout');
    await userEvent.click(within(question).getByRole('button', { name: 'Bli her' }));
    await expect(dialog.queryByRole('dialog')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'the account page fits a phone with a long name without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const personalia = {
      firstName: LONG_WORD,
      lastName: LONG_WORD,
      email: `${LONG_WORD.toLowerCase()}@kunde.test`,
    };
    inShop({ 'GET /gateway/customer': { ...customerFixture('Active'), personalia } })();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: `Hei, ${LONG_WORD}` });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
