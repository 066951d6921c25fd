import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelList, serializeStructuredData } from './StructuredData.tsx';

const hostile = fc.constantFrom(
  '</script>',
  '<!--',
  '<script',
  '\u2028',
  '\u2029',
  '"',
  "'",
  '\\',
  '\ud83c',
  ']]>',
);
const anyText = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((all) => all.join(''));

it('structured data never ends its element or a line, and keeps its meaning, whatever the data', () => {
  fc.assert(
    fc.property(anyText, fc.dictionary(anyText, anyText), (name, more) => {
      const data = { '@type': 'Movie', name, nested: [more] };
      const text = serializeStructuredData(data);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(text.isWellFormed()).toBe(true);
      expect(JSON.stringify(JSON.parse(text))).toBe(
        JSON.stringify({ '@context': 'https://schema.org', ...data }),
      );
    }),
  );
});

it('channels are listed in order, each once, up to the maximum', () => {
  const channel = (n: number) => ({ name: `Kanal ${n}`, url: `https://tv.example.test/watch/live/${n}` });
  expect(channelList([])).toBeUndefined();
  expect(channelList([channel(2), channel(1), channel(2)])).toEqual({
    '@type': 'ItemList',
    itemListElement: [2, 1].map((n, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'BroadcastService',
        name: `Kanal ${n}`,
        broadcastDisplayName: `Kanal ${n}`,
        url: `https://tv.example.test/watch/live/${n}`,
        logo: undefined,
      },
    })),
  });
  const many = channelList(Array.from({ length: 3000 }, (_, n) => channel(n)));
  expect(many?.['itemListElement']).toHaveLength(50);
});
