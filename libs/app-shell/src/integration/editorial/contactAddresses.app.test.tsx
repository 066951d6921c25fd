// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp } from '../../testing/index.ts';

/** Returns the addresses of the mailto links in a part of the page. */
const mailtoAddresses = (part: 'main' | 'contentinfo') => {
  const links = within(screen.getByRole(part)).queryAllByRole<HTMLAnchorElement>('link');
  const addresses = links.filter(({ protocol }) => protocol === 'mailto:').map(({ pathname }) => pathname);
  return [...new Set(addresses)];
};

describe.each([glimt, fjordvisning])('the contact addresses of $displayName', (brand) => {
  const { customerService, privacy } = brand.contact;

  it('ACCT-31 shows the contact addresses on the help pages, the privacy page and in the footer', async () => {
    const app = await renderApp({ brand, path: '/hjelp' });
    await waitFor(() => expect(mailtoAddresses('main')).toContain(customerService));
    expect(mailtoAddresses('contentinfo')).toEqual([customerService]);
    app.popTo('/hjelp/viaplay');
    await screen.findByRole('heading', { level: 1, name: 'Viaplay' });
    await waitFor(() => expect(mailtoAddresses('main')).toEqual([customerService]));
    app.popTo('/personvern');
    await waitFor(() => expect(mailtoAddresses('main')).toContain(privacy));
  });

  it('ACCT-31 shows both contact addresses on the account page', async () => {
    await renderApp({ brand, path: '/min-konto', isSignedIn: true });
    await waitFor(() => expect(mailtoAddresses('main')).toEqual([customerService, privacy]));
  });
});
