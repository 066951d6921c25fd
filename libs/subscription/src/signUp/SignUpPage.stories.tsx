import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import type { TestWorld } from '@tv/test-world';
import { cutTexts, LONG_WORD } from '@tv/ui/testing';
import { SignUpPage } from './SignUpPage.tsx';

const pack = (name: string, price: number, channels: number) => ({
  id: name.toLowerCase(),
  name,
  price,
  packageType: 'primary',
  offersTrialPeriod: price < 300,
  channels: Array.from({ length: channels }, (_, index) => ({
    id: `kanal-${index}`,
    name: `Kanal ${index + 1}`,
  })),
});

const packages = [
  pack('GLIMT_FAMILIE', 549, 30),
  pack('GLIMT_MINI', 249, 1),
  pack('GLIMT_FILM_OG_SERIER', 399, 13),
];

let world: TestWorld;

const meta = {
  title: 'Subscription/Choose a package',
  component: SignUpPage,
  render: () => (
    <TestWorldProvider world={world} at="/bli-kunde">
      <SignUpPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof SignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packages: Story = {
  name: 'PKG-01 PKG-25 the packages of the settings are there to choose, cheapest first',
  beforeEach: () => {
    world = createTestWorld({ responses: { ...standardResponses, 'GET /gateway/settings': { packages } } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mini' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Mini', 'Film og serier', 'Familie']);
    await expect(canvas.getByText('1 kanal')).toBeVisible();
    await expect(canvas.getByText(/Kanal 6 og 24 til/)).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'packages that cannot be had are told of, and asked for again',
  beforeEach: () => {
    let isDown = true;
    world = createTestWorld({
      responses: {
        ...standardResponses,
        'GET /gateway/settings': () => {
          const answer = isDown ? new Response('', { status: 503 }) : Response.json({ packages });
          isDown = false;
          return answer;
        },
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Familie' })).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'on a phone packages with long names fit the window, and nothing is cut',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const long = {
      ...pack(LONG_WORD, 1_234_567.5, 8),
      channels: Array.from({ length: 8 }, (_, index) => ({
        id: `kanal-${index}`,
        name: `${LONG_WORD}${index}`,
      })),
    };
    world = createTestWorld({
      responses: { ...standardResponses, 'GET /gateway/settings': { packages: [long, ...packages] } },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: LONG_WORD });
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
