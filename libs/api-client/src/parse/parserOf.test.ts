import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listOf } from './lenient.ts';
import { nullableParserOf, parserOf, type ParseContext } from './parserOf.ts';
import { href, imageUrl } from './urls.ts';

function createContext(host: string, status = 200) {
  const reports: string[] = [];
  const context: ParseContext = {
    url: `https://${host}/pages/start`,
    status,
    isAllowedImageUrl: (url) => url.startsWith(`https://${host}/`),
    report: (_error, part) => void reports.push(part),
  };
  return { context, reports };
}

test('a schema is created once, and each response has its own URL, rules and reports', () => {
  let created = 0;
  const parse = parserOf((context) => {
    created += 1;
    return v.object({ link: href(context), images: listOf(context, 'image', imageUrl(context)) });
  });
  const [one, other] = [createContext('one.test'), createContext('other.test')];
  const body = { link: { href: 'next' }, images: ['/a.jpg', 'https://one.test/b.jpg'] };
  expect(parse(body, one.context)).toEqual({
    link: { href: 'https://one.test/pages/next' },
    images: ['https://one.test/a.jpg', 'https://one.test/b.jpg'],
  });
  expect(parse(body, other.context)).toEqual({
    link: { href: 'https://other.test/pages/next' },
    images: ['https://other.test/a.jpg'],
  });
  expect([one.reports, other.reports]).toEqual([[], ['image']]);
  expect(created).toBe(1);
});

test('a parser works after a response that it rejected', () => {
  const parse = nullableParserOf(() => v.object({ name: v.string() }));
  const { context } = createContext('one.test');
  expect(() => parse({}, context)).toThrow();
  expect(parse({ name: 'a' }, context)).toEqual({ name: 'a' });
  expect(parse({}, createContext('one.test', 404).context)).toBeNull();
});
