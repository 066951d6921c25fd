import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getFrontPageImage, getPage } from '@tv/api-client';
import { startPageFixture } from '@tv/api-client/fixtures';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import { PageHead } from './PageHead.tsx';

const FRONT_PAGE_IMAGE = 'GET /content-query/frontpage-image';

/** Resolves to the head as rendered by a server after loading. */
async function headOf(answers: Readonly<Record<string, unknown>> = {}, isFrontPage = true) {
  const world = createTestWorld({ responses: { ...standardResponses, ...answers } });
  const { dispatch } = world.store;
  const { data: page } = await dispatch(getPage.initiate({ slug: 'start' }));
  if (!page) throw new Error('No page');
  await dispatch(getFrontPageImage.initiate());
  return renderToStaticMarkup(
    <TestWorldProvider world={world}>
      <PageHead page={page} path="/" isFrontPage={isFrontPage} />
    </TestWorldProvider>,
  );
}

const image = (address: string) => `<meta property="og:image" content="${address}"/>`;

it('PAGE-69 the front page uses its chosen share image', async () => {
  const head = await headOf();
  expect(head).toContain(image('https://media.test/images/frontpage?width=1280'));
  expect(head).toContain('<title>Se TV og film på nett – Glimt</title>');
});

it.each([
  ['fails', () => new Response(null, { status: 500 })],
  ['names an image on another host', { url: 'https://elsewhere.test/a.png' }],
  ['has no image', {}],
])('PAGE-70 the front page uses the brand’s image if the response %s', async (_how, answer) => {
  expect(await headOf({ [FRONT_PAGE_IMAGE]: answer })).toContain(image('https://tv.example.test/share.png'));
});

it('PAGE-51 other pages use their own image in the size of share images', async () => {
  const head = await headOf({}, false);
  expect(head).toContain(image('https://media.test/images/start?width=1280'));
  expect(head).toContain('<meta property="og:image:width" content="1280"/>');
});

it('the front page without a title uses the brand’s name', async () => {
  const { seoMetadata: _, ...untitled } = startPageFixture;
  const head = await headOf({ 'GET /content-layout/pages/start': untitled });
  expect(head).toContain('<title>Glimt – Alt du vil se. Nå.</title>');
});

it('a page with only personal lanes is not indexed', async () => {
  const swimlanes = startPageFixture.swimlanes.filter(({ id }) => id === 'continue');
  const head = await headOf({ 'GET /content-layout/pages/start': { ...startPageFixture, swimlanes } }, false);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
});
