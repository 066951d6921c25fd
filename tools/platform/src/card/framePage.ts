import { html } from '../http/html.ts';

/** Renders the card fields and the 3-D Secure form. */
export function framePage(): string {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Kort</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/frame.css" />
        <script type="module" src="/frame.js"></script>
      </head>
      <body>
        <div class="frame">
          <form id="card" novalidate>
            <div class="field">
              <label for="number">Kortnummer</label>
              <input
                id="number"
                name="number"
                inputmode="numeric"
                autocomplete="cc-number"
                maxlength="23"
                required
              />
              <p class="fault" id="number-fault"></p>
            </div>
            <div class="pair">
              <div class="field">
                <label for="expiry">Utløpsdato</label>
                <input
                  id="expiry"
                  name="expiry"
                  inputmode="numeric"
                  autocomplete="cc-exp"
                  placeholder="MM/ÅÅ"
                  maxlength="5"
                  required
                />
                <p class="fault" id="expiry-fault"></p>
              </div>
              <div class="field">
                <label for="cvc">CVC</label>
                <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required />
                <p class="fault" id="cvc-fault"></p>
              </div>
            </div>
            <button class="enter" tabindex="-1" aria-hidden="true">Betal</button>
          </form>
          <form id="challenge" novalidate hidden>
            <h2 id="question" tabindex="-1">Bekreft kjøpet hos banken din</h2>
            <p id="amount"></p>
            <div class="field">
              <label for="code">Engangskode</label>
              <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required />
              <p class="hint">Lokal testbank: koden er 1234.</p>
            </div>
            <div class="buttons">
              <button>Bekreft</button>
              <button type="button" class="quiet" id="cancel">Avbryt</button>
            </div>
          </form>
        </div>
      </body>
    </html>`.text;
}
