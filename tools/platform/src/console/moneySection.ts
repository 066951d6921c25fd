import { html, type Markup } from '../http/html.ts';
import { testCards } from '../money/testCards.ts';
import { vouchers } from '../money/voucherList.ts';
import { demoAccounts } from '../state/demoAccounts.ts';

const refusals = [
  'COULD_NOT_CHARGE_CARD',
  'PAYMENT_FAILED',
  'CARD_NOT_NORWEGIAN',
  'PP_ACCOUNT_NOT_NORWEGIAN',
  'SUBSCRIPTION_FAILED',
];

/** Renders the charges, charge faults, test cards and vouchers. */
export function renderMoneySection(wallet: string): Markup {
  return html`<section aria-labelledby="money">
    <h2 id="money">Penger</h2>
    <p><a href="${wallet}" target="wallet">Lommeboken</a>: det som venter på godkjenning</p>
    <div id="charges" role="group" tabindex="0" aria-label="Belastninger" class="scroll"></div>
    <form data-action="/api/charges">
      <label>Kunde <input name="email" list="customers" placeholder="hvem som helst" /></label>
      <datalist id="customers">
        ${demoAccounts.map(({ email }) => html`<option value="${email}"></option>`)}
      </datalist>
      <label
        >Avvis med
        <select name="code">
          ${refusals.map((code) => html`<option>${code}</option>`)}
        </select>
      </label>
      <label>Antall belastninger <input name="times" type="number" min="1" value="1" /></label>
      <button>Avvis de neste</button>
      <button type="button" class="quiet" data-delete="/api/charges">Fjern alle avvisninger</button>
    </form>
    <h3>Testkort <small>CVC og framtidig utløpsdato etter ønske</small></h3>
    ${table(
      'Testkort',
      testCards.map(({ number, purpose }) => [number.replace(/(.{4})(?=.)/g, '$1 '), purpose]),
    )}
    <h3>Rabattkoder</h3>
    ${table(
      'Rabattkoder',
      vouchers.map(({ code, purpose }) => [code, purpose]),
    )}
  </section>`;
}

function table(name: string, rows: readonly (readonly [string, string])[]): Markup {
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${name}">
    <table>
      <tbody>
        ${rows.map(
          ([code, purpose]) =>
            html`<tr>
              <th scope="row"><code>${code}</code></th>
              <td>${purpose}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
