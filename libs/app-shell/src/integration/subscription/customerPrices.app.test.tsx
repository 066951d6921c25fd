// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor, type RenderAppOptions } from '../../testing/index.ts';

type State = Parameters<typeof customerFixture>[0];

const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

/** Answers for a customer who has, had or chose these products. */
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
  const app = await renderApp({ path, isSignedIn: true, responses: { ...shop, ...responses } });
  await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer'));
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('kr'));
  return app;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const bar = () => plain(document.querySelector('[aria-label="Det du har valgt"]')?.textContent);
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map((input) =>
    plain(input.closest('label')?.querySelector('[id$="-name"]')?.textContent),
  );
/** The card of a base product, as it is read. */
const card = (id: string) =>
  plain(document.querySelector(`input[type="radio"][value="${id}"]`)?.closest('label')?.textContent);

describe('what a signed-in customer sees of prices', () => {
  it('is their own package, preselected, without the campaign for new customers', async () => {
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
    await waitFor(() => expect(card('mye')).toContain('Din pakke'));
    await waitFor(() => expect(chosen()).toEqual(['Mye', 'Max Ultimate']));
    expect(card('mye')).toContain('449 kr/md.');
    expect(card('mye')).not.toMatch(/224,50|Tilbud|måned.*deretter/);
    await waitFor(() => expect(bar()).toContain('618 kr/md. som nå'));
  });

  it('is what they pay next where a discount of theirs still runs', async () => {
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
      expect(bar()).toContain('249 kr/md. fra mandag 14. desember, og 449 kr/md. fra torsdag 14. januar'),
    );
  });

  it('is the first payment of a package in trial', async () => {
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
    await waitFor(() => expect(bar()).toContain('449 kr/md. fra mandag 14. desember'));
    expect(bar()).not.toContain('som nå');
  });

  it('is nothing for who watches for nothing', async () => {
    await openAs({
      ...customer('FreeAccess', ['mye']),
      [SUMMARY]: {
        toPayNow: 0,
        monthlyPrice: 449,
        changeType: 'None',
        lines: [{ kind: 'Product', productId: 'mye', name: 'Mye', price: 449 }],
      },
    });
    await waitFor(() => expect(bar()).toContain('Gratis som nå'));
  });

  it('PKG-22 offers neither campaign nor trial to who has had a subscription', async () => {
    await openAs(customer('Canceled', ['mye']), '/bli-kunde');
    await waitFor(() => expect(bar()).toContain('Mye449 kr/md.'));
    expect(card('mye')).not.toMatch(/224,50|Tilbud/);
    expect(card('litt')).not.toMatch(/[Pp]røv/);
    document.querySelector<HTMLInputElement>('input[value="litt"]')?.click();
    await waitFor(() => expect(bar()).toContain('Litt229 kr/md.'));
    expect(bar()).not.toContain('prøveperioden');
  });

  it.each([
    ['who has registered and not paid', customer('PendingPaymentInfo', ['mye'])],
    ['whose first payment failed', customer('PaymentFailed', ['mye'], { isNewCustomer: true })],
  ])('offers the campaign to a customer %s', async (_who, responses) => {
    await openAs(responses);
    await waitFor(() => expect(bar()).toContain('224,50 kr/md. de to første månedene, deretter 449 kr/md.'));
    expect(card('mye')).toContain('Tilbud');
  });

  it('keeps the choice of the address, also where it is another than their own', async () => {
    await openAs(customer('Canceled', ['mest']), '/bli-kunde?productIds=litt');
    await waitFor(() => expect(card('mye')).not.toContain('Tilbud'));
    expect(chosen()).toEqual(['Litt']);
  });
});

describe('the packages of /abonnementer and /bli-kunde', () => {
  /** Names and first prices: `Mye 449 kr/md.` */
  async function pricesAt(path: string, responses: RenderAppOptions['responses'] | undefined) {
    const app = await renderApp({
      path,
      isSignedIn: responses !== undefined,
      responses: { ...shop, ...responses },
    });
    if (responses) await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer'));
    const read = () =>
      path === '/bli-kunde'
        ? [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => {
            const name = plain(document.getElementById(`base-${value}-name`)?.textContent);
            return `${name} ${/[\d,]+ kr\/md\./.exec(card(value))?.[0]}`;
          })
        : [...(screen.heading() === 'Abonnementer' ? document.querySelectorAll('main section') : [])]
            .filter((section) => section.querySelector('h2')?.textContent === 'Grunnpakker')
            .flatMap((section) => [...section.querySelectorAll('li')])
            .map((item) => {
              const name = plain(item.querySelector('a > span')?.textContent);
              return `${name} ${/[\d,]+ kr\/md\./.exec(plain(item.textContent))?.[0]}`;
            });
    return read;
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
  ])('are the same, at the same prices, for %s', async (_who, responses, packages) => {
    for (const path of ['/bli-kunde', '/abonnementer']) {
      const read = await pricesAt(path, responses);
      await waitFor(() => expect(read()).toEqual(packages));
    }
  });

  it('say of a trial what is true for who asks', async () => {
    const words = 'Du kan prøve pakken først';
    await renderApp({ path: '/abonnementer/litt', responses: shop });
    await waitFor(() => expect(screen.text()).toContain(words));
    await renderApp({ path: '/abonnementer/mest', responses: shop });
    await waitFor(() => expect(screen.text()).toContain('629 kr/md.'));
    expect(screen.text()).not.toContain(words);
    await openAs(customer('Canceled', ['mye']), '/abonnementer/litt');
    await waitFor(() => expect(screen.text()).toContain('229 kr/md.'));
    expect(screen.text()).not.toContain(words);
  });
});
