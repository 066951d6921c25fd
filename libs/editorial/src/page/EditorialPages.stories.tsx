import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  brands,
  createTestWorld,
  glimt,
  standardResponses,
  TestWorldProvider,
  withArtwork,
  type ResponseTable,
  type TestWorld,
} from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { EditorialPageSkeleton } from './EditorialPageSkeleton.tsx';
import { EditorialRoute } from './EditorialRoute.tsx';

const product = (id: string, name: string, price: number, rest: object = {}) => ({
  id,
  name,
  price,
  baseProduct: false,
  allowInTrial: false,
  relations: [],
  ...rest,
});

const base = { baseProduct: true, allowInTrial: true };

const products = [
  product('litt', 'Litt', 229, base),
  product('mye', 'Mye', 449, {
    ...base,
    relations: [{ id: 'tv2-play-favoritt-ads', relationType: 'Included' }],
    campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
  }),
  product('mest', 'Mest', 629, base),
  product('sport-basis', 'Sport Basis', 199),
  product('tv2-play-favoritt-ads', 'TV 2 Play Favoritt med reklame', 59),
  product('viaplay-total', 'Viaplay Total', 749),
];

let world: TestWorld;
let currentPath: string;

/** A visitor on an editorial page in the story's brand. */
const openAt =
  (path: string, responses: ResponseTable = {}) =>
  ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const brand = brands[String(globals['brand'])] ?? glimt;
    currentPath = path.replace('{slug}', brand.slug);
    world = createTestWorld({
      brand,
      responses: withArtwork(
        { ...standardResponses, 'GET /gateway/products': products, ...responses },
        window.location.origin,
      ),
    });
  };

const meta = {
  title: 'Editorial/Pages',
  component: EditorialRoute,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TestWorldProvider world={world} initialPath={currentPath}>
      <main>
        <EditorialRoute />
      </main>
    </TestWorldProvider>
  ),
} satisfies Meta<typeof EditorialRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const LongText: Story = {
  name: 'a long text has a table of contents beside it that marks the active heading',
  beforeEach: openAt('/vilkar'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Vilkår' });
    const [contents] = canvas.getAllByRole('navigation', { name: 'Innhold på siden' });
    await expect(contents).toBeVisible();
    const heading = canvas.getByRole('heading', { name: 'Angrerett' });
    heading.scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Angrerett' })).toHaveAttribute('aria-current', 'location'),
    );
    // A letter is about half as wide as it is high.
    const line = canvas.getByText(/^Disse vilkårene gjelder/);
    const letters = line.clientWidth / (parseFloat(getComputedStyle(line).fontSize) / 2);
    await expect(letters).toBeGreaterThan(55);
    await expect(letters).toBeLessThan(80);
    window.scrollTo(0, 0);
  },
};

export const Loading: Story = {
  name: 'shows a skeleton while the text loads',
  render: () => <EditorialPageSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Henter siden' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongTextOnPhone: Story = {
  name: 'on a phone the table of contents is collapsed above the text, and nothing is cut',
  globals: phone,
  beforeEach: openAt('/personvern'),
  play: async ({ canvas, canvasElement }) => {
    const summary = (await canvas.findAllByText('På denne siden')).find(
      ({ tagName }) => tagName === 'SUMMARY',
    );
    const entry = () => summary?.parentElement?.querySelector('a[href="#barn"]') ?? null;
    await expect(entry()).not.toBeVisible();
    await userEvent.click(summary ?? document.body);
    await waitFor(() => expect(entry()).toBeVisible());
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};

export const About: Story = {
  name: 'PAGE-01 the product page uses the brand’s own text and lists its section',
  beforeEach: openAt('/hva-er-{slug}'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: `Hva er ${world.brand.displayName}?` });
    await expect(canvas.getByRole('link', { name: /^Jobb i/ })).toBeVisible();
  },
};

export const HelpIndex: Story = {
  name: 'PAGE-05 help search runs on the client while typing, finds pages and questions, and says when nothing matches',
  beforeEach: openAt('/hjelp'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Søk i hjelp' });
    await userEvent.type(field, 'passord');
    const hit = await canvas.findByRole('link', { name: /^Jeg har glemt passordet/ });
    await expect(hit).toHaveAttribute('href', '/hjelp#glemt-passord');
    await userEvent.clear(field);
    await userEvent.type(field, 'romferge');
    await expect(await canvas.findByText('Ingen treff på «romferge»')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByRole('link', { name: /^Enheter/ })).toBeVisible();
  },
};

export const HelpIndexOnPhone: Story = {
  name: 'on a phone the help search and its results fit the viewport',
  globals: phone,
  beforeEach: openAt('/hjelp'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Søk i hjelp' }), 'hvor');
    await canvas.findByText('8 treff');
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};

export const HelpPage: Story = {
  name: 'PAGE-06 a question opens and closes, and its answer has a link',
  beforeEach: openAt('/hjelp/viaplay'),
  play: async ({ canvas, canvasElement }) => {
    const question = await canvas.findByText('Hvordan aktiverer jeg Viaplay?');
    const answer = () => canvasElement.querySelector('#hvordan-aktiverer-jeg-viaplay');
    await expect(answer()).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(answer()).toBeVisible());
    const address = await canvas.findByRole('link', { name: /Lenke til svaret på «Hvordan aktiverer/ });
    await expect(address).toHaveAttribute('href', '#hvordan-aktiverer-jeg-viaplay');
    await userEvent.click(question);
    await waitFor(() => expect(answer()).not.toBeVisible());
  },
};

export const QuestionInUrl: Story = {
  name: 'PAGE-06 only the question named by the URL hash is open',
  beforeEach: openAt('/hjelp/viaplay#hvorfor-sier-viaplay-at-koden-er-ugyldig'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(canvasElement.querySelector('#hvorfor-sier-viaplay-at-koden-er-ugyldig')).toBeVisible(),
    );
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    window.scrollTo(0, 0);
  },
};

export const Feedback: Story = {
  name: 'feedback is reported and thanked for, and the focus stays',
  beforeEach: openAt('/hjelp/max'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja' }));
    await expect(await canvas.findByText('Takk for svaret!')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nei' })).toBeNull();
    await expect(canvas.getByText('Takk for svaret!')).toHaveFocus();
    await expect(world.events).toContainEqual({
      event: 'help_feedback',
      path: '/hjelp/max',
      isHelpful: true,
    });
  },
};

export const Packages: Story = {
  name: 'packages show the prices of their products; a package that is not on sale has none',
  beforeEach: openAt('/abonnementer'),
  play: async ({ canvas }) => {
    const mye = await canvas.findByRole('link', { name: /^Mye\s?Kanaler/ });
    await waitFor(() => expect(mye).toHaveTextContent('449 kr/md.'));
    await expect(canvas.getByRole('link', { name: /^Mest \+ Sportskanaler/ })).not.toHaveTextContent('kr');
  },
};

export const Package: Story = {
  name: 'PAGE-21 a package shows its first and later price, its content and a buy button',
  beforeEach: openAt('/abonnementer/mye-sport-basis'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('423,50 kr/md.')).toBeVisible();
    await expect(canvas.getByText(/de to første månedene, deretter 648 kr\/md\./)).toBeVisible();
    await expect(canvas.getByText('TV 2 Play Favoritt med reklame')).toBeVisible();
    const buy = canvas.getByRole('link', { name: 'Velg pakken' });
    await expect(buy).toHaveAttribute('href', '/bli-kunde/registrer/mye,sport-basis');
  },
};

export const PackageFails: Story = {
  name: 'a price that fails to load shows an error and can be retried',
  beforeEach: (context) => {
    let isDown = true;
    openAt('/abonnementer/mye', {
      'GET /gateway/products': () => {
        const answer = isDown ? new Response('', { status: 503 }) : Response.json(products);
        isDown = false;
        return answer;
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByText('224,50 kr/md.')).toBeVisible();
  },
};

export const PackageOnPhone: Story = {
  name: 'on a phone the price comes before the text, and nothing is cut',
  globals: phone,
  beforeEach: openAt('/abonnementer/mest-sport-basis'),
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByText('828 kr/md.');
    const heading = canvas.getByRole('heading', { name: 'Dette får du' });
    await expect(price.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().top);
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};

export const Service: Story = {
  name: 'PAGE-13 a service shows its image, a link to the catalogue, and how to get it',
  beforeEach: openAt('/strommetjenester/viaplay'),
  play: async ({ canvas }) => {
    const collection = await canvas.findByRole('link', { name: 'Se hva du finner på Viaplay' });
    await expect(collection).toHaveAttribute('href', '/tema/viaplay');
    await expect(await canvas.findByText('749 kr/md.')).toBeVisible();
  },
};

export const ServiceOnPhone: Story = {
  name: 'on a phone a free service fits the viewport',
  globals: phone,
  beforeEach: openAt('/strommetjenester/nrk-tv'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Hjelp med NRK TV' });
    await expect(canvas.queryByText(/^Slik får du/)).toBeNull();
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
