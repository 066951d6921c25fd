// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp, waitFor } from '../../testing/index.ts';

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
    const app = await renderApp({ brand, path: '/hjelp' });
    await waitFor(() => expect(writtenTo('main')).toContain(customerService));
    expect(writtenTo('footer')).toEqual([customerService]);
    app.popTo('/hjelp/viaplay');
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Viaplay'));
    await waitFor(() => expect(writtenTo('main')).toEqual([customerService]));
    app.popTo('/personvern');
    await waitFor(() => expect(writtenTo('main')).toContain(privacy));
  });

  it('ACCT-31 stand in the account, both', async () => {
    await renderApp({ brand, path: '/min-konto', isSignedIn: true });
    await waitFor(() => expect(writtenTo('main')).toEqual([customerService, privacy]));
  });
});
