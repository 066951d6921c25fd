import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfigProvider } from '../runtime/ConfigProvider.tsx';
import { glimt, testConfig, testOrigin } from '../testing/index.ts';
import { DocumentHead, type DocumentHeadProps } from './DocumentHead.tsx';
import { StructuredData } from './StructuredData.tsx';

// Rendered on the server.
const written = (props: DocumentHeadProps) =>
  renderToStaticMarkup(
    <ConfigProvider brand={glimt} config={testConfig} origin={testOrigin}>
      <DocumentHead {...props} />
    </ConfigProvider>,
  );

it('PAGE-49 PAGE-50 PAGE-51 PAGE-70 the document head has title, description, canonical URL and Open Graph tags', () => {
  const image = { url: 'https://media.test/images/isfront?width=1280', width: 1280 };
  const head = { title: 'Isfront', description: 'Drama.', path: '/film/isfront/Isfront', image } as const;
  expect(written({ ...head, type: 'video.movie' }).split(/(?<=>)(?=<(?!\/))/)).toEqual([
    '<title>Isfront – Glimt</title>',
    '<meta name="description" content="Drama."/>',
    '<link rel="canonical" href="https://tv.example.test/film/isfront/Isfront"/>',
    '<meta property="og:type" content="video.movie"/>',
    '<meta property="og:site_name" content="Glimt"/>',
    '<meta property="og:locale" content="nb_NO"/>',
    '<meta property="og:title" content="Isfront – Glimt"/>',
    '<meta property="og:description" content="Drama."/>',
    '<meta property="og:url" content="https://tv.example.test/film/isfront/Isfront"/>',
    '<meta property="og:image" content="https://media.test/images/isfront?width=1280"/>',
    '<meta property="og:image:width" content="1280"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]);
});

it('PAGE-54 PAGE-70 the document head falls back to description and image of the brand', () => {
  const head = written({});
  expect(head).toContain(`<meta name="description" content="${glimt.texts.seoDescription}"/>`);
  expect(head).toContain('<meta property="og:image" content="https://tv.example.test/share.png"/>');
  expect(head).toContain('<meta property="og:image:height" content="630"/>');
  expect(head).not.toMatch(/canonical|og:url/);
});

it('ERR-03 a hidden page has noindex and no sharing tags', () => {
  expect(written({ title: 'Fant ikke innholdet', path: '/x', isHidden: true })).toBe(
    '<title>Fant ikke innholdet – Glimt</title><meta name="robots" content="noindex"/>',
  );
});

it('structured data is an escaped JSON-LD script', () => {
  const markup = renderToStaticMarkup(<StructuredData data={{ '@type': 'Movie', name: '</script>' }} />);
  expect(markup).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Movie","name":"\\u003c/script>"}</script>',
  );
  expect(renderToStaticMarkup(<StructuredData data={undefined} />)).toBe('');
});
