import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageTemplate } from './pageTemplate.ts';

const PAGE = `<head><title>Brand</title><script type="application/json" id="runtime-config">"__RUNTIME_CONFIG__"</script></head><body><div id="root"></div><script type="module" src="/a.js"></script></body>`;
const emptyParts = { head: '', body: '', state: '{}', files: '', shouldRetry: false };

describe('createPageTemplate', () => {
  it('embeds any configuration and state without ending an element', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (state, config) => {
        const html = createPageTemplate(PAGE, config).fill({ ...emptyParts, state });
        const texts = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(
          ([, text = '']) => text,
        );
        expect(texts).toHaveLength(2);
        expect(JSON.parse(texts[0] ?? '')).toEqual(JSON.parse(JSON.stringify(config)));
        expect(JSON.parse(texts[1] ?? '')).toEqual(JSON.parse(state));
        expect(texts.join('')).not.toMatch(/[<\u2028\u2029]/);
      }),
    );
  });

  it('keeps the title of the build only when the page has none', () => {
    const template = createPageTemplate(PAGE, {});
    expect(template.fill(emptyParts)).toContain('<title>Brand</title>');
    const titled = template.fill({ ...emptyParts, head: '<title>Isfront</title>' });
    expect(titled.match(/<title>.*?<\/title>/g)).toEqual(['<title>Isfront</title>']);
  });

  it('puts the state before the module that reads it', () => {
    const html = createPageTemplate(PAGE, {}).fill(emptyParts);
    expect(html.indexOf('page-state')).toBeLessThan(html.indexOf('type="module"'));
  });

  it('defers the scripts of a server-rendered page', () => {
    const template = createPageTemplate(PAGE, {});
    const html = template.fill({
      ...emptyParts,
      body: '<a type="module" href="/film">Film</a>',
      files: '<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/b.css">',
    });
    expect(html).toContain('<script type="module" data-src="/a.js">');
    expect(html).toContain('<link data-href="/b.js"><link rel="stylesheet" href="/b.css">');
    expect(html).toContain('<a type="module" href="/film">');
    expect(template.empty).toContain('<script type="module" src="/a.js">');
  });

  it.each(['"__RUNTIME_CONFIG__"', '<title>Brand</title>', '</head>', '<div id="root"></div>'])(
    'rejects a build without %s',
    (marker) => {
      expect(() => createPageTemplate(PAGE.replace(marker, ''), {})).toThrow(/index\.html has no/);
    },
  );
});
