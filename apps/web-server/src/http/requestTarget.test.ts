import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHostName, readRequestTarget, sanitizeLocation } from './requestTarget.ts';

describe('readRequestTarget', () => {
  it('never throws, and rejects path traversal and control characters', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '.', '%2e', '%00', '/', '\\', '%2f', '%', '?', '#', '/film', '-x.y_'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const target = readRequestTarget(`/${pieces.join('')}`);
        if (target.kind === 'refused') return;
        const { pathname, search } = new URL(`http://site/${pieces.join('')}`);
        expect(target).toMatchObject({ pathname, search });
        expect(target.pathname).toMatch(/^\/[\x21-\x7e]*$/);
        const plain = decodeURIComponent(target.pathname);
        expect(plain.split(/[/\\]/)).not.toContain('..');
        // eslint-disable-next-line no-control-regex -- expects no control characters
        expect(plain).not.toMatch(/[\u0000-\u001f]/);
        expect(target.search).toMatch(/^$|^\?/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sanitizeLocation', () => {
  it('returns a header-safe location of this site or an absolute URL', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const location = sanitizeLocation(text);
          if (location === undefined) return;
          expect(location).toMatch(/^[\x21-\x7e]+$/);
          expect(location).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'film/x', ''])('rejects %j', (location) => {
    expect(sanitizeLocation(location)).toBeUndefined();
  });
});

describe('parseHostName', () => {
  it.each([
    ['Brand-A.localhost:4200', 'brand-a.localhost'],
    ['a.test.', 'a.test'],
    ['a.test:', 'a.test'],
    [undefined, ''],
  ])('parses %j as %j', (header, expected) => {
    expect(parseHostName(header)).toBe(expected);
  });
});
