// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/test-world';
import { openApp, until } from './testing/index.ts';

/** Who is written to by the links in a part of the page. */
const writtenTo = (part: string) => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^="mailto:"]`)].map(({ href }) =>
      href.replace('mailto:', ''),
    ),
  ),
];

describe.each([glimt, fjordvisning])('the contact addresses of $displayName', (brand) => {
  const { customerService, privacy } = brand.contact;

  it('ACCT-31 stand where contact is offered: in the help, about privacy, in the footer', async () => {
    const app = await openApp({ brand, path: '/hjelp' });
    await until(() => expect(writtenTo('main')).toContain(customerService));
    expect(writtenTo('footer')).toEqual([customerService]);
    app.goTo('/hjelp/viaplay');
    await until(() => expect(document.querySelector('h1')?.textContent).toBe('Viaplay'));
    await until(() => expect(writtenTo('main')).toEqual([customerService]));
    app.goTo('/personvern');
    await until(() => expect(writtenTo('main')).toContain(privacy));
  });

  it('ACCT-31 stand in the account, both', async () => {
    await openApp({ brand, path: '/min-konto', isSignedIn: true });
    await until(() => expect(writtenTo('main')).toEqual([customerService, privacy]));
  });
});
