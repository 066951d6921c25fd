import { html, markup, type Markup } from '../http/html.ts';
import { serviceStatuses, type ExternalService, type ServiceStatus } from '../state/demoAccounts.ts';
import { partnerStyles } from './partnerStyles.ts';
import type { ServiceLink } from './serviceLinks.ts';

const names: Readonly<Record<ExternalService, string>> = {
  viaplay: 'Viaplay',
  tv2play: 'TV 2 Play',
  max: 'Max',
};

const statusLabels: Readonly<Partial<Record<ServiceStatus, string>>> = { '': 'tom', Missing: 'mangler' };

/** Renders the page for connecting, refusing, or setting any status. */
export function renderLinkPage(
  { service, id }: ServiceLink,
  email: string,
  status: ServiceStatus | undefined,
): string {
  const address = `/${service}/links/${id}`;
  return page(
    service,
    'Koble til abonnementet ditt',
    html`
      <h1>Koble til abonnementet ditt</h1>
      <dl>
        <dt>Kunde</dt>
        <dd>${email}</dd>
        <dt>Status nå</dt>
        <dd>${status === undefined ? 'ikke i abonnementet' : (statusLabels[status] ?? status)}</dd>
      </dl>
      <div class="answers">
        ${answer(address, 'connect', 'Koble til')}
        ${answer(address, 'slow', 'Koble til, men bruk god tid', true)}
        ${answer(address, 'refuse', 'Avslå', true)} ${answer(address, 'cancel', 'Avbryt', true)}
      </div>
      <details>
        <summary>Svar med en annen status</summary>
        <form method="post" action="${address}/status">
          <label for="status">Status</label>
          <select id="status" name="status">
            ${serviceStatuses.map((one) => html`<option value="${one}">${statusLabels[one] ?? one}</option>`)}
          </select>
          <button type="submit" class="quiet">Svar</button>
        </form>
      </details>
    `,
  );
}

function answer(address: string, what: string, label: string, isQuiet = false): Markup {
  return html`<form method="post" action="${address}/${what}">
    <button type="submit" ${isQuiet ? markup('class="quiet"') : ''}>${label}</button>
  </form>`;
}

/** Renders the form for the activation code. */
export function renderCodePage(code: string, isRefused = false): string {
  return page(
    'viaplay',
    'Aktiver med kode',
    html`
      <h1>Skriv inn aktiveringskoden</h1>
      <form method="post" action="/viaplay/activate">
        ${isRefused ? html`<p role="alert" id="refused">Vi kjenner ikke den koden.</p>` : ''}
        <label for="code">Aktiveringskode</label>
        <input
          id="code"
          name="code"
          required
          autocomplete="off"
          value="${code}"
          ${isRefused ? markup('aria-invalid="true" aria-describedby="refused"') : ''}
        />
        <button type="submit">Fortsett</button>
      </form>
    `,
  );
}

/** Renders the page for a missing return URL. */
export function renderDonePage(service: ExternalService): string {
  return page(
    service,
    'Ferdig her',
    html`<h1>Ferdig her</h1>
      <p>Du kan lukke dette vinduet og gå tilbake dit du kom fra.</p>`,
  );
}

/** Renders the placeholder for playback at a partner. */
export function renderWatchPage(provider: string): string {
  return frame(
    provider,
    'Avspilling',
    html`<h1>Her spilles det av</h1>
      <p>Tittelen er åpnet hos ${provider}.</p>`,
  );
}

/** Renders the error page. */
export function renderErrorPage(reason: string): string {
  return frame(
    'Partner',
    'Noe gikk galt',
    html`<h1>Noe gikk galt</h1>
      <p role="alert">${reason}</p>`,
  );
}

const page = (service: ExternalService, title: string, content: Markup): string =>
  frame(names[service], title, content);

function frame(name: string, title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${name}</title>
        <link rel="icon" href="data:," />
        <style>
          ${markup(partnerStyles)}
        </style>
      </head>
      <body>
        <main>
          <p class="name">${name} <small>lokal partner</small></p>
          ${content}
        </main>
      </body>
    </html>`.text;
}
