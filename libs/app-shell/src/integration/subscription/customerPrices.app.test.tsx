// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { renderApp, type RenderAppOptions } from '../../testing/index.ts';

type State = Parameters<typeof customerFixture>[0];

const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

/** Responses for a customer with the given current, former or selected products. */
function customer(state: State, selectedProductIds: string[], more: object = {}) {
  const fixture = customerFixture(state);
  return {
    'GET /gateway/customer': {
      ...fixture,
      subscribedPackage: { ...fixture.subscribedPackage, selectedProductIds },
      ...more,
    },
  };
}

async function openAs(responses: RenderAppOptions['responses'], path = '/bli-kunde') {
  const app = await renderApp({
    path,
    isSignedIn: true,
    responses: { ...shop, ...responses },
    // Skip the steps after login: they redirect a customer who has not paid.
    sessionStorage: { 'after-login': 'u-kari' },
  });
  await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('kr'));
  return app;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const summaryBarText = () => plain(document.querySelector('[aria-label="Det du har valgt"]')?.textContent);
const selectedNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map((input) =>
    plain(input.closest('label')?.querySelector('[id$="-name"]')?.textContent),
  );
/** Returns the visible text of a base product's card. */
const cardText = (id: string) =>
  plain(document.querySelector(`input[type="radio"][value="${id}"]`)?.closest('label')?.textContent);

describe('the prices for a signed-in customer', () => {
  it('shows a customer their own package, preselected, without the campaign for new customers', async () => {
    await openAs({
      ...customer('Active', ['mye', 'max-ultimate']),
      [SUMMARY]: {
        toPayNow: 0,
        monthlyPrice: 618,
        nextPaymentDate: '2026-12-13T23:00:00Z',
        changeType: 'None',
        lines: [
          { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
          { kind: 'Product', productId: 'max-ultimate', name: 'Max Ultimate', price: 169 },
        ],
      },
    });
    await waitFor(() => expect(cardText('mye')).toContain('Din pakke'));
    await waitFor(() => expect(selectedNames()).toEqual(['Mye', 'Max Ultimate']));
    expect(cardText('mye')).toContain('449 kr/md.');
    expect(cardText('mye')).not.toMatch(/224,50|Tilbud|måned.*deretter/);
    await waitFor(() => expect(summaryBarText()).toContain('618 kr/md. som nå'));
  });

  it('shows a customer with a running discount the price of the next payment', async () => {
    await openAs({
      ...customer('Active', ['mye']),
      [SUMMARY]: {
        toPayNow: 0,
        monthlyPrice: 449,
        nextPaymentDate: '2026-12-13T23:00:00Z',
        changeType: 'None',
        lines: [
          { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
          { kind: 'Discount', name: 'Tilbud', price: -200, until: '2027-01-13T23:00:00Z' },
        ],
      },
    });
    await waitFor(() =>
      expect(summaryBarText()).toContain(
        '249 kr/md. fra mandag 14. desember, og 449 kr/md. fra torsdag 14. januar',
      ),
    );
  });

  it('shows the first payment of a package in trial', async () => {
    await openAs({
      ...customer('Active', ['mye'], { isInTrialPeriod: true }),
      [SUMMARY]: {
        toPayNow: 0,
        monthlyPrice: 449,
        nextPaymentDate: '2026-12-13T23:00:00Z',
        changeType: 'None',
        lines: [
          { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
          { kind: 'Trial', name: 'Prøveperiode', price: -449, until: '2026-12-13T23:00:00Z' },
        ],
      },
    });
    await waitFor(() => expect(summaryBarText()).toContain('449 kr/md. fra mandag 14. desember'));
    expect(summaryBarText()).not.toContain('som nå');
  });

  it('shows the package as free to a customer with free access', async () => {
    await openAs({
      ...customer('FreeAccess', ['mye']),
      [SUMMARY]: {
        toPayNow: 0,
        monthlyPrice: 449,
        changeType: 'None',
        lines: [{ kind: 'Product', productId: 'mye', name: 'Mye', price: 449 }],
      },
    });
    await waitFor(() => expect(summaryBarText()).toContain('Gratis som nå'));
  });

  it('PKG-22 shows neither campaign nor trial to a former customer', async () => {
    await openAs(customer('Canceled', ['mye']), '/bli-kunde');
    await waitFor(() => expect(summaryBarText()).toContain('Mye449 kr/md.'));
    expect(cardText('mye')).not.toMatch(/224,50|Tilbud/);
    expect(cardText('litt')).not.toMatch(/[Pp]røv/);
    document.querySelector<HTMLInputElement>('input[value="litt"]')?.click();
    await waitFor(() => expect(summaryBarText()).toContain('Litt229 kr/md.'));
    expect(summaryBarText()).not.toContain('prøveperioden');
  });

  it.each([
    ['who has not paid yet', customer('PendingPaymentInfo', ['mye'])],
    ['with a failed first payment', customer('PaymentFailed', ['mye'], { isNewCustomer: true })],
  ])('shows the campaign to a customer %s', async (_who, responses) => {
    await openAs(responses);
    await waitFor(() =>
      expect(summaryBarText()).toContain('224,50 kr/md. de to første månedene, deretter 449 kr/md.'),
    );
    expect(cardText('mye')).toContain('Tilbud');
  });

  it('keeps the selection from the URL when it differs from the customer’s own package', async () => {
    await openAs(customer('Canceled', ['mest']), '/bli-kunde?productIds=litt');
    await waitFor(() => expect(cardText('mye')).not.toContain('Tilbud'));
    expect(selectedNames()).toEqual(['Litt']);
  });
});

describe('the packages of /abonnementer and /bli-kunde', () => {
  /** Returns a reader of names and first prices: `Mye 449 kr/md.` */
  async function pricesAt(path: string, responses: RenderAppOptions['responses'] | undefined) {
    const app = await renderApp({
      path,
      isSignedIn: responses !== undefined,
      responses: { ...shop, ...responses },
    });
    if (responses) await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer'));
    const readPrices = () =>
      path === '/bli-kunde'
        ? screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => {
            const name = plain(document.getElementById(`base-${value}-name`)?.textContent);
            return `${name} ${/[\d,]+ kr\/md\./.exec(cardText(value))?.[0]}`;
          })
        : [
            ...(screen.queryByRole('heading', { level: 1 })?.textContent === 'Abonnementer'
              ? document.querySelectorAll('main section')
              : []),
          ]
            .filter((section) => section.querySelector('h2')?.textContent === 'Grunnpakker')
            .flatMap((section) => [...section.querySelectorAll('li')])
            .map((item) => {
              const name = plain(item.querySelector('a > span')?.textContent);
              return `${name} ${/[\d,]+ kr\/md\./.exec(plain(item.textContent))?.[0]}`;
            });
    return readPrices;
  }

  it.each([
    [
      'a visitor',
      undefined,
      ['Litt 229 kr/md.', 'Mindre 299 kr/md.', 'Mye 224,50 kr/md.', 'Mest 629 kr/md.'],
    ],
    [
      'a former customer',
      customer('Canceled', ['mye']),
      ['Litt 229 kr/md.', 'Mindre 299 kr/md.', 'Mye 449 kr/md.', 'Mest 629 kr/md.'],
    ],
  ])('shows the same package prices on both pages to %s', async (_who, responses, packages) => {
    for (const path of ['/bli-kunde', '/abonnementer']) {
      const readPrices = await pricesAt(path, responses);
      await waitFor(() => expect(readPrices()).toEqual(packages));
    }
  });

  it('mentions a trial only when it applies to the package and the user', async () => {
    const trialText = 'Du kan prøve pakken først';
    await renderApp({ path: '/abonnementer/litt', responses: shop });
    await waitFor(() => expect(document.body).toHaveTextContent(trialText));
    await renderApp({ path: '/abonnementer/mest', responses: shop });
    await waitFor(() => expect(document.body).toHaveTextContent('629 kr/md.'));
    expect(document.body).not.toHaveTextContent(trialText);
    await openAs(customer('Canceled', ['mye']), '/abonnementer/litt');
    await waitFor(() => expect(document.body).toHaveTextContent('229 kr/md.'));
    expect(document.body).not.toHaveTextContent(trialText);
  });
});
