import { expect, it } from 'vitest';
import { parseBrowserslist } from './supportedBrowsers.ts';

it('browserslist names the oldest version of each browser', () => {
  expect(parseBrowserslist(['safari >= 16.4', 'chrome >= 126'])).toEqual([
    { id: 'safari', version: '16.4' },
    { id: 'chrome', version: '126' },
  ]);
});

it.each(['defaults', 'last 2 years', 'safari > 16', 'netscape >= 4'])(
  'browserslist must not contain %s',
  (query) => {
    expect(() => parseBrowserslist([query])).toThrow(query);
  },
);
