import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import { findClippedTexts } from '@tv/ui/testing';
import { SettingsPage } from './SettingsPage.tsx';

const SETTINGS = 'GET /gateway/pin/pinsettings';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
  render: () => <>{story.show(<SettingsPage />, '/innstillinger')}</>,
  beforeEach: async () => {
    story = await createCustomerStory({ [SETTINGS]: { isPinSet: true, purchasePinActive: true } });
    return story.close;
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  name: 'PIN-17 PIN-18 the settings page shows PIN and parental control settings',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Innstillinger' })).toBeVisible();
    const pin = within(canvas.getByRole('region', { name: 'PIN-kode' }));
    await expect(await pin.findByRole('textbox', { name: 'Ny PIN-kode' })).toBeVisible();
    const parental = within(canvas.getByRole('region', { name: 'Foreldrekontroll' }));
    await userEvent.click(parental.getByRole('switch', { name: 'Foreldrekontroll' }));
    await expect(await parental.findByRole('group', { name: 'Aldersgrense' })).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'the settings page shows an error with a retry when settings fail to load',
  beforeEach: () =>
    story.world.network.addResponses({ [SETTINGS]: () => new Response(null, { status: 503 }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('switch')).toBeDisabled();
    story.world.network.addResponses({ [SETTINGS]: { isPinSet: false, purchasePinActive: false } });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText('Du har ingen PIN-kode ennå.')).toBeVisible();
  },
};

export const NoPin: Story = {
  name: 'the settings page offers to create a PIN, which parental control needs',
  beforeEach: () =>
    story.world.network.addResponses({ [SETTINGS]: { isPinSet: false, purchasePinActive: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du har ingen PIN-kode ennå.')).toBeVisible();
    await expect(canvas.getByText('Lag en PIN-kode først.')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'the settings page shows a skeleton until PIN settings have loaded',
  beforeEach: () =>
    story.world.network.addResponses({ [SETTINGS]: () => new Promise<Response>(() => undefined) }),
  play: async ({ canvas }) => {
    const pin = within(canvas.getByRole('region', { name: 'PIN-kode' }));
    await expect(pin.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Gjelder deg, på denne enheten.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the settings page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Ny PIN-kode' });
    await userEvent.click(canvas.getByRole('switch'));
    await canvas.findByRole('group', { name: 'Aldersgrense' });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
