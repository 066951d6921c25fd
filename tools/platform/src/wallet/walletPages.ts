import { html, markup, type Markup } from '../http/html.ts';
import type { WalletOrder, WalletStatus } from '../money/walletOrders.ts';
import { productOf } from '../state/products.ts';

export interface WalletSignInForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly cancelLink?: string;
  readonly phoneNumber?: string;
  readonly isRefused?: boolean;
}

/** Renders the sign-in form: a phone number, without verification. */
export function renderSignInPage({
  action,
  hidden,
  cancelLink,
  phoneNumber = '',
  isRefused = false,
}: WalletSignInForm): string {
  return page(
    'Logg inn',
    html`
      <h1>Logg inn med mobilnummeret ditt</h1>
      <form method="post" action="${action}">
        ${Object.entries(hidden).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${isRefused ? html`<p role="alert" id="refused">Skriv et norsk mobilnummer, åtte sifre.</p>` : ''}
        <label for="phoneNumber">Mobilnummer</label>
        <input
          id="phoneNumber"
          name="phoneNumber"
          type="tel"
          autocomplete="tel"
          required
          value="${phoneNumber}"
          ${isRefused ? markup('aria-invalid="true" aria-describedby="refused" autofocus') : markup('autofocus')}
        />
        <button type="submit">Fortsett</button>
      </form>
      ${cancelLink === undefined ? '' : html`<p class="other"><a href="${cancelLink}">Avbryt</a></p>`}
    `,
  );
}

const statusTexts: Readonly<Record<Exclude<WalletStatus, 'pending'>, string>> = {
  completed: 'Betalingen er godkjent.',
  cancelled: 'Betalingen er avbrutt.',
  failed: 'Betalingen gikk ikke gjennom.',
};

/** Renders one payment, to approve or cancel. */
export function renderOrderPage(order: WalletOrder, shop: string): string {
  if (order.status !== 'pending') {
    return page(
      'Betaling',
      html`<h1>${statusTexts[order.status]}</h1>
        <p class="other"><a href="${order.returnUrl}">Tilbake til butikken</a></p>`,
    );
  }
  return page(
    'Godkjenn betalingen',
    html`
      <h1>Godkjenn betalingen</h1>
      ${details(order, shop)} ${answers(order, '')}
      <p class="other"><a href="${order.returnUrl}">Gå tilbake uten å svare</a></p>
    `,
  );
}

/** Renders all pending payments. */
export function renderHomePage(
  number: string,
  orders: readonly WalletOrder[],
  shopOf: (order: WalletOrder) => string,
): string {
  return page(
    'Lommeboken',
    html`
      <h1>Venter på deg</h1>
      <p>Du er logget inn med +${number.replace(/^(\d\d)(\d{3})(\d\d)(\d{3})$/, '$1 $2 $3 $4')}.</p>
      ${orders.length === 0 ? html`<p>Ingen betalinger venter.</p>` : ''}
      ${orders.map((order) => html`<section>${details(order, shopOf(order))} ${answers(order, '/')}</section>`)}
    `,
  );
}

function details({ productIds, plan }: WalletOrder, shop: string): Markup {
  const names = productIds.flatMap((id) => productOf(id)?.name ?? []).join(', ');
  return html`<dl>
    <dt>Butikk</dt>
    <dd>${shop}</dd>
    <dt>Abonnement</dt>
    <dd>${names}</dd>
    <dt>Trekkes nå</dt>
    <dd>${kroner(plan.toPayNow)}</dd>
  </dl>`;
}

function answers({ id }: WalletOrder, next: string): Markup {
  return html`<div class="answers">
    <form method="post" action="/orders/${id}/approve">
      <input type="hidden" name="next" value="${next}" /><button type="submit">Godkjenn</button>
    </form>
    <form method="post" action="/orders/${id}/cancel">
      <input type="hidden" name="next" value="${next}" /><button type="submit" class="quiet">Avbryt</button>
    </form>
  </div>`;
}

/** Renders the error page. */
export function renderErrorPage(reason: string): string {
  return page(
    'Noe gikk galt',
    html`<h1>Noe gikk galt</h1>
      <p role="alert">${reason}</p>`,
  );
}

const kroner = (amount: number): string =>
  `${new Intl.NumberFormat('nb', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)} kr`;

function page(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Lommeboken</title>
        <link rel="icon" href="data:," />
        <style>
          ${markup(styles)}
        </style>
      </head>
      <body>
        <main>
          <p class="name">Lommeboken <small>lokal Vipps</small></p>
          ${content}
        </main>
      </body>
    </html>`.text;
}

const styles = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, 'Segoe UI', sans-serif; color: #221815; background: #fff3ec; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; }
main { inline-size: min(100%, 26rem); padding: 32px 24px; background: #fff; border-radius: 24px; box-shadow: 0 16px 48px rgb(120 50 10 / 15%); }
.name { margin: 0 0 24px; font-size: 1.25rem; font-weight: 700; color: #b3380a; }
.name small { font-weight: 400; color: #6b5a52; }
h1 { margin: 0 0 16px; font-size: 1.375rem; line-height: 1.25; }
label { display: block; margin-block-end: 4px; font-weight: 600; }
input:not([type=hidden]) { inline-size: 100%; min-block-size: 48px; margin-block-end: 20px; padding: 10px 14px; font: inherit;
  border: 1px solid #7d6a60; border-radius: 12px; }
input[aria-invalid] { border: 2px solid #a3221b; }
button { inline-size: 100%; min-block-size: 48px; padding: 12px 20px; font: inherit; font-weight: 700; line-height: 1.2; color: #fff; background: #b3380a;
  border: 2px solid #b3380a; border-radius: 999px; cursor: pointer; }
button.quiet { color: #b3380a; background: #fff; }
dl { margin: 0 0 20px; display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: #6b5a52; }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
.answers { display: grid; gap: 12px; }
section { padding-block: 20px; border-block-start: 1px solid #ecd9ce; }
.other { margin: 20px 0 0; text-align: center; }
a { color: #8f2c06; padding: 8px; }
[role=alert] { padding: 10px 14px; border-inline-start: 4px solid #a3221b; color: #a3221b; font-weight: 600; }
:focus-visible { outline: 3px solid #1b4fd0; outline-offset: 2px; }
`;
