import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accountFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import type { ResponseTable } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { PersonaliaPage } from './PersonaliaPage.tsx';

const ACCOUNT = 'GET /gateway/customer/account';
const CONSENTS = 'POST /gateway/customer/consents';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Personal data',
  component: PersonaliaPage,
  parameters: { layout: 'fullscreen' },
  render: () => <>{story.show(<PersonaliaPage />, '/informasjon')}</>,
} satisfies Meta<typeof PersonaliaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered =
  (responses: ResponseTable = {}) =>
  async () => {
    story = await createCustomerStory({
      [ACCOUNT]: accountFixture,
      [CONSENTS]: () => new Response(null, { status: 204 }),
      ...responses,
    });
    return story.close;
  };

export const Loaded: Story = {
  name: 'the personal data page shows personal data and consents',
  beforeEach: answered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kari Nordmann')).toBeVisible();
    await expect(canvas.getByText('912 34 567')).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('switch', { name: 'Send meg tips og tilbud på SMS' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lagret'));
  },
};

export const NotSaved: Story = {
  name: 'a consent that fails to save is rolled back with a message',
  beforeEach: answered({ [CONSENTS]: () => new Response(null, { status: 500 }) }),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Send meg tips og tilbud på SMS' });
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Valget er som før');
    await expect(toggle).not.toBeChecked();
  },
};

export const NoConsents: Story = {
  name: 'the personal data page shows an error with a retry when consents are missing, and no switches',
  beforeEach: answered({ [ACCOUNT]: { personalia: accountFixture.personalia } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet samtykkene dine.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'the personal data page shows a skeleton while loading',
  beforeEach: answered({ [ACCOUNT]: () => new Promise<never>(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Henter opplysningene dine' })).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'the personal data page shows an error with a retry when the account fails to load',
  beforeEach: answered({ [ACCOUNT]: () => new Response(null, { status: 503 }) }),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Prøv igjen' });
    story.world.network.addResponses({ [ACCOUNT]: accountFixture });
    await userEvent.click(again);
    await expect(await canvas.findByText('Kari Nordmann')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the personal data page fits a phone with long names, and marks unknown values',
  globals: { viewport: { value: 'phone' } },
  beforeEach: answered({
    [ACCOUNT]: {
      personalia: {
        firstName: LONG_WORD,
        lastName: LONG_WORD,
        email: `${LONG_WORD.toLowerCase()}@kunde.test`,
      },
      consents: accountFixture.consents,
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ikke oppgitt')).toBeVisible();
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
