import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shopFixture, shopSettingsFixture, voucherFixture } from '@tv/api-client/fixtures';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { createTestWorld, standardResponses, TestWorldProvider, withArtwork } from '@tv/test-world';
import type { ResponseTable, TestWorld } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { storedSignUpAsset } from '../../recommendation/signUpFromAsset.ts';
import { savePreloadedVoucher } from '../../voucher/preloadedVoucher.ts';
import { ChoicePage, UpgradesPage } from './ChoicePage.tsx';

const visitor: CurrentUser = { kind: 'anonymous', state: 'signedOut' };
const BAR = { name: 'Det du har valgt' };

let world: TestWorld;
let at = '/bli-kunde';

/** Opens a page with the shop fixtures. */
const inShop =
  (responses: ResponseTable = {}, path = '/bli-kunde') =>
  () => {
    localStorage.removeItem('preloaded-voucher');
    storedSignUpAsset.clear(openTabStorage());
    at = path;
    world = createTestWorld({
      responses: withArtwork(
        {
          ...standardResponses,
          'GET /gateway/products': shopFixture,
          'GET /gateway/settings': shopSettingsFixture('GLIMT'),
          ...responses,
        },
        location.origin,
      ),
    });
  };

const meta = {
  title: 'Subscription/Choose',
  component: ChoicePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TestWorldProvider world={world} initialPath={at}>
      <CurrentUserProvider currentUser={visitor}>
        <ChoicePage />
      </CurrentUserProvider>
    </TestWorldProvider>
  ),
} satisfies Meta<typeof ChoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  name: 'SIGNUP-03 PKG-03 the price follows the base product and add-ons chosen by keyboard',
  beforeEach: inShop(),
  play: async ({ canvas }) => {
    const mye = await canvas.findByRole('radio', { name: 'Mye' });
    await expect(mye).toBeChecked();
    mye.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Mest' })).toHaveFocus();
    await expect(await canvas.findByRole('region', BAR)).toHaveTextContent('629');
    canvas.getByRole('checkbox', { name: 'Sport Basis' }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('region', BAR)).toHaveTextContent('828');
    await expect(canvas.getByRole('checkbox', { name: 'Sport Premium' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Sport Premium' })).toHaveAccessibleDescription(
      /Kan ikke kombineres med Sport Basis/,
    );
    await userEvent.click(canvas.getByText('Sammenlign grunnpakkene'));
    await expect(canvas.getByRole('columnheader', { name: 'Mest' })).toBeVisible();
  },
};

export const WithVoucher: Story = {
  name: 'VOUCH-04 a preloaded voucher counts and can be removed',
  beforeEach: () => {
    inShop({ 'GET /gateway/voucher/VINTER26/validate': voucherFixture }, '/bli-kunde?productIds=mest')();
    savePreloadedVoucher(localStorage, 'VINTER26', world.clock.now());
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/50 % rabatt/);
    await expect(await canvas.findByRole('region', BAR)).toHaveTextContent('314,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern koden VINTER26' }));
    await expect(await canvas.findByRole('textbox', { name: 'Rabattkode' })).toBeVisible();
    await expect(await canvas.findByRole('region', BAR)).toHaveTextContent('629');
  },
};

export const VoucherInvalid: Story = {
  name: 'an invalid voucher shows an error beside the field',
  beforeEach: inShop({ 'GET /gateway/voucher/FEIL/validate': () => new Response('{}', { status: 404 }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Rabattkode' }), 'FEIL{Enter}');
    await expect(await canvas.findByText('Ugyldig kode')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Rabattkode' });
    await expect(field).toHaveAccessibleDescription('Ugyldig kode');
  },
};

export const VoucherBound: Story = {
  name: 'a voucher bound to a phone asks for the number and formats it',
  beforeEach: inShop({
    'GET /gateway/voucher/MIN/validate': { ...voucherFixture, code: 'MIN', requiresIdentification: true },
    'POST /gateway/voucher/MIN/identify': { ...voucherFixture, code: 'MIN' },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Rabattkode' }), 'MIN{Enter}');
    const phone = await canvas.findByRole('textbox', { name: 'Mobilnummer' });
    await userEvent.type(phone, '91234567');
    await expect(phone).toHaveValue('912 34 567');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/50 % rabatt/)).toBeVisible();
  },
};

export const FromTitle: Story = {
  name: 'SIGNUP-15 the package choice shows the title that the visitor wanted to watch, with its image',
  beforeEach: () => {
    inShop({}, '/bli-kunde?productIds=mye&productIds=viaplay-total')();
    const image = `${location.origin}/artwork/3.svg`;
    storedSignUpAsset.write(openTabStorage(), {
      name: 'Isfront',
      image,
      genres: ['Drama'],
      provider: 'Viaplay',
      path: '/film/isfront',
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'For å se Isfront' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Viaplay Total' })).toBeChecked();
  },
};

export const Reduced: Story = {
  name: 'unknown products in the URL show a notice',
  beforeEach: inShop({}, '/bli-kunde?productIds=litt&productIds=borte'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/selges ikke lenger/)).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'products that fail to load show an error with retry',
  beforeEach: () => {
    let isDown = true;
    inShop({
      'GET /gateway/products': () => {
        const answer = isDown ? new Response('', { status: 400 }) : Response.json(shopFixture);
        isDown = false;
        return answer;
      },
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('radio', { name: 'Mest' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'the package choice fits 320 px without clipping or horizontal scroll, even with long names',
  globals: { viewport: { value: 'phone' } },
  beforeEach: inShop({
    'GET /gateway/products': shopFixture.map((product) =>
      product.id === 'mest' || product.id === 'sport-basis'
        ? { ...product, name: LONG_WORD, price: 934_567.5 }
        : product,
    ),
  }),
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <TestWorldProvider world={world} initialPath="/bli-kunde?productIds=mest">
        <CurrentUserProvider currentUser={visitor}>
          <ChoicePage />
        </CurrentUserProvider>
      </TestWorldProvider>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio', { name: LONG_WORD });
    await userEvent.click(canvas.getByText('Sammenlign grunnpakkene'));
    await expect(findClippedTexts(canvasElement)).toEqual([]);
    await expect(canvasElement.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Upgrades: Story = {
  name: 'ROUTE-49 the package choice preselects the largest set of upgrades; each can be removed',
  beforeEach: inShop({}, '/bli-kunde/tilpass?productIds=mye'),
  render: () => (
    <TestWorldProvider world={world} initialPath={at}>
      <CurrentUserProvider currentUser={visitor}>
        <UpgradesPage />
      </CurrentUserProvider>
    </TestWorldProvider>
  ),
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('checkbox', { name: 'Viaplay Total' });
    await expect(total).toBeChecked();
    await userEvent.click(total);
    await expect(total).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Sport Basis' })).toBeEnabled();
  },
};
