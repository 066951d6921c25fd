import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getFrontPageImage, getPage } from '@tv/api-client';
import { startPageFixture } from '@tv/api-client/fixtures';
import { createTestWorld, standardResponses, TestWorldProvider } from '@tv/test-world';
import { PageHead } from './PageHead.tsx';

const FRONT_PAGE_IMAGE = 'GET /content-query/frontpage-image';

/** The head as a server sends it, of a page whose answers have come. There is no browser here. */
async function headOf(answers: Readonly<Record<string, unknown>> = {}, isFrontPage = true) {
  const world = createTestWorld({ responses: { ...standardResponses, ...answers } });
  const { dispatch } = world.store;
  const { data: page } = await dispatch(getPage.initiate({ slug: 'start' }));
  if (!page) throw new Error('No page');
  await dispatch(getFrontPageImage.initiate());
  return renderToStaticMarkup(
    <TestWorldProvider world={world}>
      <PageHead page={page} path="/" isFrontPage={isFrontPage} image={page.backgroundImage} />
    </TestWorldProvider>,
  );
}

const image = (address: string) => `<meta property="og:image" content="${address}"/>`;

it('PAGE-69 the front page is shared with the picture that is chosen for it', async () => {
  const head = await headOf();
  expect(head).toContain(image('https://media.test/images/frontpage?width=1280'));
  expect(head).toContain('<title>Se TV og film på nett – Glimt</title>');
});

it.each([
  ['fails', () => new Response(null, { status: 500 })],
  ['names a picture elsewhere', { url: 'https://elsewhere.test/a.png' }],
  ['names none', {}],
])('PAGE-70 where the call %s, it is the brand’s own', async (_how, answer) => {
  expect(await headOf({ [FRONT_PAGE_IMAGE]: answer })).toContain(image('https://tv.example.test/share.png'));
});

it('PAGE-51 any other page is shared with its own, as wide as shared links show one', async () => {
  const head = await headOf({}, false);
  expect(head).toContain(image('https://media.test/images/start?width=1280'));
  expect(head).toContain('<meta property="og:image:width" content="1280"/>');
});

it('the front page without a title of its own is called what the brand is', async () => {
  const { seoMetadata: _, ...untitled } = startPageFixture;
  const head = await headOf({ 'GET /content-layout/pages/start': untitled });
  expect(head).toContain('<title>Glimt – Alt du vil se. Nå.</title>');
});

it('a page whose lanes are one viewer’s alone is left alone by search engines', async () => {
  const swimlanes = startPageFixture.swimlanes.filter(({ id }) => id === 'continue');
  const head = await headOf({ 'GET /content-layout/pages/start': { ...startPageFixture, swimlanes } }, false);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
});
