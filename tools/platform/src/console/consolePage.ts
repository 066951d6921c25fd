import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { listOperations } from '@tv/api-client/contract';
import type { Addresses } from '@tv/run';
import { html } from '../http/html.ts';
import { demoAccounts, demoPassword } from '../state/demoAccounts.ts';
import { renderMoneySection } from './moneySection.ts';

const publicFile = (name: string): string =>
  readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8');

/** Serves the console's page. */
export function registerConsolePage(
  app: FastifyInstance,
  addresses: Addresses,
  events: readonly string[],
): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(addresses, events)));
  app.get('/console.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(publicFile('console.css')),
  );
  app.get('/console.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(publicFile('console.js')),
  );
}

function page(addresses: Addresses, events: readonly string[]): string {
  const operationIds = listOperations().map(({ operationId }) => operationId);
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Konsoll – lokal plattform</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/console.css" />
        <script type="module" src="/console.js"></script>
      </head>
      <body>
        <header>
          <h1>Lokal plattform</h1>
          <p class="clock"><time id="now">–</time> <span id="offset"></span></p>
          <p id="drift" role="status"></p>
          <nav aria-label="Adresser">
            ${Object.entries(addresses.brands).map(([name, link]) => html`<a href="${link}">${name}</a> `)}
          </nav>
        </header>
        <main>
          <section aria-labelledby="who">
            <h2 id="who">Hvem er her</h2>
            <div id="users"></div>
            <h3>E-post</h3>
            <div id="mails" role="group" tabindex="0" aria-label="E-post" class="scroll"></div>
            <h3>Demokontoer <small>passord ${demoPassword}</small></h3>
            <div class="scroll" role="group" tabindex="0" aria-label="Demokontoer">
              <table>
                <tbody>
                  ${demoAccounts.map(
                    ({ email, purpose }) =>
                      html`<tr>
                        <th scope="row"><code>${email}</code></th>
                        <td>${purpose}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
          </section>

          <section aria-labelledby="events">
            <h2 id="events">Send hendelse</h2>
            <form data-action="/api/socket">
              <label
                >Hendelse
                <select name="event">
                  ${events.map((event) => html`<option>${event}</option>`)}
                </select>
              </label>
              <label>Til <input name="to" value="all" list="recipients" required /></label>
              <datalist id="recipients">
                <option value="all"></option>
                ${demoAccounts.map(({ email }) => html`<option value="${email}"></option>`)}
              </datalist>
              <label>Innhold (JSON) <input name="payload" data-json placeholder='{"reason": "…"}' /></label>
              <button>Send</button>
            </form>
            <h3>Mottatt over socket</h3>
            <div
              id="socketMessages"
              role="group"
              tabindex="0"
              aria-label="Mottatt over socket"
              class="scroll"
            ></div>
          </section>

          <section aria-labelledby="faults-title">
            <h2 id="faults-title">Feil</h2>
            <form data-action="/api/faults">
              <label
                >Vert
                <select name="host">
                  <option value="">alle</option>
                  <option>api</option>
                  <option>media</option>
                  <option>identity</option>
                </select>
              </label>
              <label>Kall <input name="operationId" list="operations" placeholder="alle" /></label>
              <datalist id="operations">
                ${operationIds.map((id) => html`<option value="${id}"></option>`)}
              </datalist>
              <label>Sti begynner med <input name="pathPrefix" placeholder="/gateway" /></label>
              <label>Status <input name="status" type="number" min="200" max="599" /></label>
              <label>Ventetid (ms) <input name="latencyMs" type="number" min="0" /></label>
              <label
                >Svar
                <select name="body">
                  <option value="">som ellers</option>
                  <option value="broken">ødelagt JSON</option>
                  <option value="empty">tomt</option>
                  <option value="html">en nettside</option>
                </select>
              </label>
              <label
                >Antall ganger <input name="times" type="number" min="1" placeholder="til den fjernes"
              /></label>
              <label class="check"><input name="garble" type="checkbox" /> Uleselige bilder</label>
              <label class="check"><input name="cut" type="checkbox" /> Bryt midt i svaret</label>
              <label class="check"><input name="outage" type="checkbox" /> Utfall</label>
              <label class="check"><input name="after" type="checkbox" /> Etter at kallet er utført</label>
              <button>Legg til</button>
              <button type="button" class="quiet" data-delete="/api/faults">Fjern alle</button>
            </form>
            <div id="faults"></div>
          </section>

          <section aria-labelledby="time">
            <h2 id="time">Tid og økter</h2>
            <div class="row">
              <button type="button" data-post="/api/clock" data-body='{"shiftMs":-3600000}'>− 1 time</button>
              <button type="button" data-post="/api/clock" data-body='{"shiftMs":1800000}'>+ 30 min</button>
              <button type="button" data-post="/api/clock" data-body='{"shiftMs":3600000}'>+ 1 time</button>
              <button type="button" data-post="/api/clock" data-body='{"shiftMs":86400000}'>+ 1 døgn</button>
              <button type="button" data-post="/api/clock" data-body='{"shiftMs":2678400000}'>
                + 31 døgn
              </button>
              <button type="button" class="quiet" data-post="/api/clock" data-body='{"reset":true}'>
                Nå
              </button>
            </div>
            <form data-action="/api/tokens">
              <label
                >Nye tilgangstegn lever (s)
                <input name="accessTokenSeconds" id="lives" type="number" min="1" required />
              </label>
              <button>Sett</button>
            </form>
            <h3>Nullstill</h3>
            <p>Alle logges ut, og alt kundene har gjort, forsvinner.</p>
            <button type="button" class="danger" data-post="/api/reset" data-confirm="Nullstille alt?">
              Nullstill plattformen
            </button>
          </section>

          <section aria-labelledby="tv">
            <h2 id="tv">TV-en</h2>
            <p><a href="${addresses.cast}/receiver" target="television">Slå på TV-en i et eget vindu</a></p>
            <div id="cast"></div>
            <div class="row">
              <button type="button" data-post="/api/cast" data-body='{"isThere":true}'>I nærheten</button>
              <button type="button" data-post="/api/cast" data-body='{"isThere":false}'>Borte</button>
              <button type="button" data-post="/api/cast" data-body='{"errorType":"PLAYBACK_FAILED"}'>
                Meld feil
              </button>
            </div>
          </section>
          ${renderMoneySection(addresses.wallet)}
          <section aria-labelledby="watched">
            <h2 id="watched">Sett til</h2>
            <div id="progress" role="group" tabindex="0" aria-label="Sett til" class="scroll"></div>
            <h3>Analyse</h3>
            <div id="analytics" role="group" tabindex="0" aria-label="Analyse" class="scroll"></div>
            <h3>Telemetri</h3>
            <div id="telemetry" role="group" tabindex="0" aria-label="Telemetri" class="scroll"></div>
          </section>

          <section aria-labelledby="calls" class="wide">
            <h2 id="calls">Siste kall</h2>
            <label class="filter">Vis bare <input id="filter" placeholder="sti, kall eller status" /></label>
            <div id="requests" role="group" tabindex="0" aria-label="Siste kall" class="scroll tall"></div>
          </section>
        </main>
        <p id="toast" role="status"></p>
      </body>
    </html>`.text;
}
